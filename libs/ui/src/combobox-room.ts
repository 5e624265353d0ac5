/** Pixels to the edge of the visual viewport. */
const EDGE = 8;
/** Pixels: field to list (as in the stylesheet), and list to edge. */
const GAP = 12 + EDGE;
/** Pixels below which the list opens above, if there is more room. */
const LITTLE = 200;
const LEAST = 120;

/** Ref that places a list below its field or above the label, within the visual viewport, also as a keyboard opens. */
export function keepInView(list: HTMLElement | null): (() => void) | undefined {
  const box = list?.parentElement;
  const field = box?.parentElement;
  if (!list || !box || !field) return undefined;
  const view = window.visualViewport;

  const place = () => {
    const { top, bottom, left, width } = box.getBoundingClientRect();
    const over = top - field.getBoundingClientRect().top;
    const start = view?.offsetTop ?? 0;
    const above = top - over - start - GAP;
    const below = start + (view?.height ?? window.innerHeight) - bottom - GAP;
    const isAbove = below < LITTLE && above > below;
    list.dataset['side'] = isAbove ? 'above' : 'below';
    list.style.setProperty('--over', `${over}px`);
    list.style.maxBlockSize = `${Math.max(LEAST, isAbove ? above : below)}px`;
    const beside = document.documentElement.clientWidth - left - EDGE;
    list.style.maxInlineSize = `${Math.max(width, beside)}px`;
  };

  place();
  view?.addEventListener('resize', place);
  return () => view?.removeEventListener('resize', place);
}
