const PATIENCE_MS = 50;

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';
const TYPED =
  'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), select, textarea';

interface Place {
  readonly around: Element;
  readonly index: number;
}

interface Held {
  readonly control: HTMLElement;
  readonly places: readonly Place[];
  readonly hasRing: boolean;
}

const controlsOf = (around: Element) =>
  [...around.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.tabIndex >= 0);
const isUsable = (control: HTMLElement) =>
  control.isConnected && !control.matches(':disabled, [inert] *') && control.checkVisibility();

function placesOf(control: HTMLElement, main: HTMLElement): Place[] {
  const places: Place[] = [];
  const controls = controlsOf(main);
  const position = controls.indexOf(control);
  let first = position;
  for (
    let around = control.parentElement;
    around !== null && main.contains(around);
    around = around.parentElement
  ) {
    while (first > 0 && around.contains(controls[first - 1] ?? null)) first -= 1;
    places.push({ around, index: position - first });
  }
  return position === -1 ? places.map((place) => ({ ...place, index: -1 })) : places;
}

export function focusPage(main: HTMLElement): void {
  const heading = main.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main).focus({ preventScroll: true });
}

function standIn({ places, hasRing }: Held): HTMLElement | null {
  for (const { around, index } of places.filter(
    (place) => place.index >= 0 && place.around.isConnected,
  )) {
    const controls = controlsOf(around).filter(
      (control) => isUsable(control) && (hasRing || !control.matches(TYPED)),
    );
    const control = controls[Math.min(index, controls.length - 1)];
    if (control !== undefined) return control;
  }
  return null;
}

/**
 * Moves the focus of a control that is removed or disabled to the one in its place, else to the
 * heading (WCAG 2.4.3). Returns what ends this.
 */
export function keepFocus(main: HTMLElement): () => void {
  let held: Held | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restore(): void {
    timer = undefined;
    if (held === null || document.activeElement !== document.body) return;
    if (isUsable(held.control)) {
      held = null;
      return;
    }
    const control = standIn(held);
    if (control === null) focusPage(main);
    else control.focus({ preventScroll: !held.hasRing });
  }
  const look = () => {
    if (held !== null && document.activeElement === document.body)
      timer ??= setTimeout(restore, PATIENCE_MS);
  };
  const remember = ({ target }: FocusEvent) => {
    held =
      target instanceof HTMLElement && target !== main
        ? {
            control: target,
            places: placesOf(target, main),
            hasRing: target.matches(':focus-visible'),
          }
        : null;
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) look();
  };

  const observer = new MutationObserver(look);
  observer.observe(main, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  main.addEventListener('focusin', remember);
  main.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    main.removeEventListener('focusin', remember);
    main.removeEventListener('focusout', leave);
  };
}
