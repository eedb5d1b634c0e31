/** The button that was pressed last in each part of the page before that part woke up. */
const pressed = new WeakMap<Element, HTMLElement>();

/**
 * What a control says now differs from what the page came with. Of radio buttons and options only the chosen one speaks; the value of
 * a box to tick is no answer, only its tick is.
 */
function isChanged(control: HTMLInputElement | HTMLOptionElement): boolean {
  if (control instanceof HTMLOptionElement) return control.selected && !control.defaultSelected;
  const { type, checked, defaultChecked, value, defaultValue } = control;
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}

/** An option's events rise to its list. */
function tell(control: Element): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** An island that has just woken up hears of what was chosen, written and pressed in it while it slept. */
function catchUp({ target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const control of target.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input, option'))
    if (isChanged(control)) tell(control);
  const button = pressed.get(target);
  if (button?.isConnected === true) button.click();
}

function rememberPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const sleeping = button?.closest('astro-island[ssr]');
  if (button && sleeping) pressed.set(sleeping, button);
}

/** No touch is lost between the moment a control can be seen and the moment its script has come. */
export function heedEarlyInput(): void {
  document.addEventListener('click', rememberPress, { capture: true });
  document.addEventListener('astro:hydrate', catchUp, { capture: true });
}
