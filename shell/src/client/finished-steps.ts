const STEPS: readonly unknown[] = ['add_to_cart', 'begin_checkout', 'add_payment_info', 'purchase'];

const isEvent = (pushed: unknown): pushed is { event: unknown; page_vertical?: unknown } =>
  typeof pushed === 'object' && pushed !== null && 'event' in pushed;

const isPageView = (pushed: unknown) => isEvent(pushed) && pushed.event === 'page_view';

interface From {
  /** the data layer, before a tag manager replaces it */
  layer: readonly unknown[];
  /** vertical of the page that the layer begins with */
  vertical: string;
  /** earlier pages were before the visitor agreed */
  fromLastPage: boolean;
}

/** Reads the data layer on: the verticals in whose pages a step of a cart or booking was finished since the last time. */
export function createSteps(from: From): () => string[] {
  let { layer, vertical } = from;
  let at = from.fromLastPage ? Math.max(0, layer.findLastIndex(isPageView)) : 0;

  function* stepsIn(pushed: readonly unknown[]): Generator<string> {
    for (const event of pushed) {
      if (!isEvent(event)) continue;
      if (isPageView(event)) vertical = String(event.page_vertical);
      else if (STEPS.includes(event.event)) yield vertical;
    }
  }

  return () => {
    const found = [...stepsIn(layer.slice(at))];
    at = layer.length;
    const present = window.dataLayer ?? layer;
    if (present !== layer) {
      found.push(...stepsIn(present));
      layer = present;
      at = present.length;
    }
    return found;
  };
}
