import { isIdle } from '../../fan/rule-sets/idle-questions.ts';
import type { OptionName } from '../../fan/rule-sets/options.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { answerText } from '../../components/rules/answer-text.ts';
import { OPTION_GROUPS } from '../../components/rules/option-anchor.ts';
import { say } from '../../i18n/message.ts';
import { BesideList, besideLines, isLong } from './BesideList.tsx';
import { MatchTable } from './MatchTable.tsx';
import { PatternList } from './PatternList.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetSide } from './SheetSide.tsx';
import { shownPayments } from './sheet-rows.ts';
import type { PrintSpeech } from './print-words.ts';
import './print.css';

export interface ScoreSheetProps {
  readonly rules: RuleSet;
  /** What the rules are called, and their Chinese term where that is not the name. */
  readonly name: string;
  readonly term?: string | undefined;
  /** Where the rules can be read, for the foot. */
  readonly address: string;
  readonly speech: PrintSpeech;
}

/** The sheet of a rule set: on the front what a hand is worth and what is paid, on the back how this table plays. */
export function ScoreSheet({ rules, name, term, address, speech }: ScoreSheetProps) {
  const { words } = speech;
  const payments = shownPayments(rules);
  const beside = besideLines(rules, speech);
  return (
    <div class="print-sheet">
      <section class="print-page" aria-label={say(words.foot.front, { rules: name })}>
        <SheetHead title={say(words.head)} name={name} term={term} speech={speech}>
          <p>{summaryOf(rules, speech)}</p>
          <p>{say(words.adds)}</p>
        </SheetHead>
        <div class="print-body">
          <PatternList rules={rules} speech={speech} />
          <SheetSide rules={rules} payments={payments} speech={speech} />
        </div>
        <Foot text={say(words.foot.front, { rules: name })} address={address} speech={speech} />
      </section>
      <section class="print-page" aria-label={say(words.foot.back, { rules: name })}>
        <SheetHead title={say(words.back)} name={name} term={term} speech={speech} />
        <div class="print-options">
          {GROUPS.map((group) => (
            <section key={group}>
              <h3>{say(words.groups[group])}</h3>
              <OptionList names={OPTION_GROUPS[group]} rules={rules} speech={speech} />
              {group === 'payment' && isLong(beside) && (
                <>
                  <h3 class="print-more">{say(words.beside.title)}</h3>
                  <BesideList lines={beside} />
                </>
              )}
            </section>
          ))}
        </div>
        <MatchTable rounds={rules.options.matchRounds} speech={speech} />
        <Foot text={say(words.foot.back, { rules: name })} address={address} speech={speech} />
      </section>
    </div>
  );
}

/** What stands on the front already is not said again on the back. */
const ON_FRONT: readonly OptionName[] = [
  'minFan',
  'capFan',
  'fullFlushFan',
  'sevenPairsFan',
  'flowerSetFan',
  'sevenFlowersFan',
  'eightFlowersFan',
  'lastDiscardFan',
  'doubleKongFan',
  'smallFourWindsMode',
  'breakCountOverflow',
];
const GROUPS = ['procedure', 'payment', 'counting'] as const;

function summaryOf({ options: { minFan, capFan } }: RuleSet, { words }: PrintSpeech): string {
  const least = minFan === 0 ? say(words.noMinimum) : say(words.minimum, { n: minFan });
  return `${least}${capFan === null ? say(words.noCap) : say(words.cap, { n: capFan })}`;
}

interface OptionListProps {
  readonly names: readonly OptionName[];
  readonly rules: RuleSet;
  readonly speech: PrintSpeech;
}

/** The answers of a table; questions that do not arise there are left out. */
const OptionList = ({ names, rules, speech }: OptionListProps) => (
  <dl>
    {names
      .filter((name) => !ON_FRONT.includes(name) && rules.options[name] !== null && !isIdle(name, rules))
      .map((name) => (
        <div key={name}>
          <dt>{say(speech.options.names[name])}</dt>
          <dd>{answerText(name, rules.options[name], speech.options)}</dd>
        </div>
      ))}
  </dl>
);

const Foot = ({
  text,
  address,
  speech: { words },
}: {
  readonly text: string;
  readonly address: string;
  readonly speech: PrintSpeech;
}) => (
  <p class="print-foot">
    <span>Sik Wu · {text}</span>
    <span>{say(words.foot.sources, { address })}</span>
  </p>
);
