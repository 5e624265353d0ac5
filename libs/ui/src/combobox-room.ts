/** To the edge of what is seen of the page. */
const EDGE = 8;
/** From the field to the list (as the style has it), and from there to the edge. */
const GAP = 12 + EDGE;
/** With less than this below the field the list goes above it, if there is more. */
const LITTLE = 200;
const LEAST = 120;

/**
 * Ref of a list in the box of its field: it lies below the box, or above the label where there is more room, and is no
 * larger than what is seen of the page, also once a keyboard has come up on a screen.
 */
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
