/**
 * No touch is lost between the moment a control can be seen and the moment its script has come: what was chosen, written and
 * pressed in a sleeping part of the page is done again, in the order of the reader, as soon as that part wakes. Until then a
 * button that can be down is seen down (`aria-pressed`), and any other shows that it was heard (`data-heard`). Its source text
 * runs in the head, so it uses nothing but the browser.
 */
function heedEarlyInput(): void {
  /** What was pressed in each sleeping part, as it will be pressed again. */
  const pressed = new WeakMap<Element, (() => void)[]>();

  /** Shows a press, or takes that back. */
  const mark = (button: HTMLElement, isShown: boolean): void => {
    const state = button.getAttribute('aria-pressed');
    if (state === null) button.toggleAttribute('data-heard', isShown);
    else button.setAttribute('aria-pressed', String(state !== 'true'));
  };

  /**
   * What a control says now differs from what the page came with. Of radio buttons and options only the chosen one speaks; the
   * value of a box to tick is no answer, only its tick is.
   */
  const isChanged = (control: HTMLInputElement | HTMLOptionElement): boolean => {
    if (control instanceof HTMLOptionElement) return control.selected && !control.defaultSelected;
    const { type, checked, defaultChecked, value, defaultValue } = control;
    if (type === 'radio') return checked && !defaultChecked;
    return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
  };

  const rememberPress = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    const sleeping = button?.closest('astro-island[ssr]');
    if (!button || !sleeping) return;
    const name = button.textContent;
    const pressAgain = (): void => {
      mark(button, false);
      // A button that has come to say something else is not pressed again.
      if (button.isConnected && button.textContent === name) button.click();
    };
    pressed.set(sleeping, [...(pressed.get(sleeping) ?? []), pressAgain]);
    mark(button, true);
  };

  const catchUp = ({ target }: Event): void => {
    const part = target as Element;
    // An option's events rise to its list.
    for (const control of part.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input, option'))
      if (isChanged(control))
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    // A part that has just woken first sets itself up, and draws what one press has changed before it hears of the next.
    pressed.get(part)?.forEach((pressAgain, at) => setTimeout(pressAgain, 50 * (at + 1)));
  };

  // Both come to elements only.
  document.addEventListener('click', rememberPress, { capture: true });
  document.addEventListener('astro:hydrate', catchUp, { capture: true });
}

/** The same as text, for the script that every page loads first. */
export const earlyInputScript = (): string => `(${heedEarlyInput.toString()})();\n`;
