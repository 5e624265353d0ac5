import { isTakenOver, shownBy } from './taken-over';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input:not([type=hidden], [type=file]), select, textarea';

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isControl = (target: unknown): target is Control =>
  target instanceof Element && target.matches(CONTROLS);

/** A field with suggestions takes over what was typed by itself: its list would open. */
const isOpen = (control: Control): boolean =>
  control.isConnected && !control.disabled && control.getAttribute('role') !== 'combobox';

function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  if (control.selectedIndex === -1) return false;
  const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(0, given);
}

const isAnswer = (control: Control): boolean =>
  !isChoice(control) || control.type === 'checkbox' || control.checked;

const tell = (control: Control, event: string): boolean =>
  control.dispatchEvent(new Event(event, { bubbles: true }));

function type(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  caret: number | null,
): void {
  // React ignores a value that it has set itself, and hears of those that pass its own setter by
  field.value = text === '' ? '0' : '';
  const own = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, text);
  tell(field, 'input');
  if (document.activeElement !== field) tell(field, 'focusout');
  if (caret !== null) field.setSelectionRange(caret, caret);
}

function put(control: Control, { value, caret }: Taken): void {
  if (typeof value === 'boolean') {
    (control as HTMLInputElement).checked = !value;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = value;
    // an event before it would have React take the choice back
    tell(control, 'change');
  } else type(control, value, caret);
}

/** An event has React do what it had put off, which may take the value back before it is read: then once more. */
const TIMES = 2;

interface Taken {
  value: string | boolean;
  caret: number | null;
  times: number;
}

const valueOf = (control: Control): string | boolean =>
  isChoice(control) ? control.checked : control.value;

/**
 * Records what was typed before hydration and replays it as input events wherever React shows
 * something else. The answer replays once and says whether something is left.
 */
export function takeEarlyInput(): () => boolean {
  const taken = new Map<Control, Taken>();
  const take = (control: Control) => {
    if (!isAnswer(control)) return;
    const caret = control instanceof HTMLSelectElement ? null : control.selectionEnd;
    taken.set(control, { value: valueOf(control), caret, times: 0 });
  };
  for (const control of document.querySelectorAll(CONTROLS))
    if (isControl(control) && isChanged(control)) take(control);
  const hear = ({ target, isTrusted }: Event) => {
    if (!isControl(target)) return;
    if (!isTakenOver(target)) take(target);
    else if (isTrusted) taken.delete(target);
  };
  addEventListener('input', hear, true);

  function isDone(control: Control, kept: Taken): boolean {
    if (!control.isConnected) return true;
    if (!isTakenOver(control)) return false;
    if (!isOpen(control) || kept.times === TIMES) return true;
    const shown = shownBy(control);
    if (shown === kept.value || (shown === undefined && kept.times > 0)) return true;
    kept.times += 1;
    put(control, kept);
    return false;
  }

  return () => {
    for (const [control, kept] of taken) if (isDone(control, kept)) taken.delete(control);
    if (taken.size === 0) removeEventListener('input', hear, true);
    return taken.size > 0;
  };
}
