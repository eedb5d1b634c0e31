/** Input as WebDriver (`/actions`) and WebDriver BiDi (`input.performActions`) both take it. */
export type ActionSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly origin: 'viewport' }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };

/** The standard's code points for keys without a letter. */
const NAMED_KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** One key, pressed and let go: a name of the list above or the character itself. */
export function keyPress(key: string): readonly ActionSource[] {
  const value = NAMED_KEYS[key] ?? key;
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ];
}

/** A click of the mouse at a place in the window, in CSS pixels. */
export function click(x: number, y: number): readonly ActionSource[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}
