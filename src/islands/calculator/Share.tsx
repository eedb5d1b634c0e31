import { useState } from 'preact/hooks';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { formatHand } from '../../engine/notation.ts';
import { say, type Message } from '../../i18n/message.ts';
import type { Appraisal } from './appraise.ts';
import { sizeOf, type Draft } from './draft.ts';
import { writeDraft } from './draft-link.ts';
import { captionOf, draftText } from './share-text.ts';
import type { Speech } from './words.ts';

export interface ShareProps {
  readonly draft: Draft;
  readonly appraisal: Appraisal;
  readonly rules: RulesText;
  readonly speech: Speech;
}

/** The draft to pass on: its link, as words, as notation, as a picture. Says what became of it. */
export function Share({ draft, appraisal, rules, speech }: ShareProps) {
  const { share } = speech.words;
  const [said, setSaid] = useState<Message>('');
  if (sizeOf(draft.hand) === 0) return null;

  const link = (): string => `${location.origin}${location.pathname}${writeDraft(draft, rules)}`;
  const copy = (text: string): void => {
    setSaid('');
    copyText(text).then(
      () => {
        setSaid(share.copied);
      },
      () => {
        setSaid(share.notCopied);
      },
    );
  };
  const save = async (): Promise<void> => {
    setSaid('');
    try {
      const { drawPicture, savePicture } = await import('./picture.ts');
      const corners = document.documentElement.dataset['index'] === 'on';
      const caption = captionOf(appraisal, rules, speech);
      savePicture(await drawPicture({ draft, caption, words: speech.tiles, corners }), say(share.file));
      setSaid(share.saved);
    } catch {
      setSaid(share.notSaved);
    }
  };
  return (
    <section class="calc-part calc-share">
      <h2 class="calc-title">{say(share.title)}</h2>
      <p class="buttons">
        <ShareButton
          word={share.link}
          onPress={() => {
            copy(link());
          }}
        />
        <ShareButton
          word={share.text}
          onPress={() => {
            copy(`${draftText(draft, appraisal, rules, speech)}\n${link()}`);
          }}
        />
        <ShareButton
          word={share.notation}
          onPress={() => {
            copy(formatHand(draft.hand));
          }}
        />
        <ShareButton
          word={share.picture}
          onPress={() => {
            void save();
          }}
        />
      </p>
      <p class="small" role="status">
        {say(said)}
      </p>
    </section>
  );
}

async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

const ShareButton = ({ word, onPress }: { readonly word: Message; readonly onPress: () => void }) => (
  <button type="button" class="button" data-kind="second" onClick={onPress}>
    {say(word)}
  </button>
);
