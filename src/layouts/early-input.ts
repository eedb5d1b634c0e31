/** The button that was pressed in each part of the page before that part woke up. */
const pressed = new WeakMap<Element, HTMLElement>();

/** What an input says now differs from what the page came with. */
const isChanged = (input: HTMLInputElement): boolean =>
  input.type === 'radio'
    ? input.checked && !input.defaultChecked
    : input.checked !== input.defaultChecked || input.value !== input.defaultValue;

const isSelectChanged = ({ options }: HTMLSelectElement): boolean =>
  [...options].some(({ selected, defaultSelected }) => selected && !defaultSelected);

function tell(control: Element): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** An island that has just woken up hears of what was chosen, written and pressed in it while it slept. */
function catchUp({ target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const input of target.querySelectorAll('input')) if (isChanged(input)) tell(input);
  for (const select of target.querySelectorAll('select')) if (isSelectChanged(select)) tell(select);
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
