import type { createCardElement } from './card-element';
import type { FrameLink, openFrame } from './frame-link';
import type { Look, Parts } from './messages';

export interface ElementsOptions {
  mode?: 'payment' | 'setup';
  amount?: number;
  locale?: string;
  appearance?: { variables?: Look };
  captureMethod?: 'manual' | 'automatic';
  allowedPaymentMethodTypes?: string[];
}

export interface ElementsParts extends Parts {
  openFrame: typeof openFrame;
  createCardElement: typeof createCardElement;
}

/** What `stripe.elements()` gives: one Payment Element, checked before it is confirmed. */
export function createElementsGroup(
  parts: ElementsParts,
  { frameUrl, ...place }: { frameUrl: string; key: string; title: string; style: Look },
  given: ElementsOptions,
) {
  const options = { ...given };
  let element: ReturnType<typeof createCardElement> | null = null;

  /** as Stripe: what cannot reserve money is not offered where all of it is captured by hand, or a card is kept */
  const ways = (): string[] =>
    options.mode === 'payment' && options.captureMethod !== 'manual'
      ? (options.allowedPaymentMethodTypes ?? ['card'])
      : ['card'];

  function link(): FrameLink {
    const found = element?.link() ?? null;
    if (found === null) throw new Error('The Payment Element is not mounted.');
    return found;
  }

  return {
    create() {
      element?.destroy();
      element = parts.createCardElement(parts.openFrame, {
        src: `${frameUrl}&ways=${ways().join(',')}`,
        ...place,
        look: () => options.appearance?.variables ?? {},
      });
      return element;
    },
    update(changes: ElementsOptions): void {
      Object.assign(options, changes);
      element?.restyle();
    },
    submit: () => link().ask('check', null),
    link,
    expected: (): Record<string, string | undefined> =>
      options.mode === 'payment'
        ? { expected_amount: String(options.amount), expected_capture: options.captureMethod }
        : {},
  };
}
