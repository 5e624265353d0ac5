import type { createCardElement } from './card-element';
import type { CardTexts } from './card-texts';
import type { FrameLink, openFrame } from './frame-link';
import type { Look } from './messages';

export interface ElementsOptions {
  mode?: 'payment' | 'setup';
  amount?: number;
  clientSecret?: string;
  locale?: string;
  appearance?: { variables?: Look };
  captureMethod?: 'manual' | 'automatic' | 'automatic_async';
  allowedPaymentMethodTypes?: string[];
}

interface Surroundings {
  open: typeof openFrame;
  makeElement: typeof createCardElement;
  origin: string;
  key: string;
  language: 'en' | 'nl';
  texts: CardTexts;
}

/** What `stripe.elements()` gives: one Payment Element, checked before it is confirmed. */
export function createElementsGroup(
  { open, makeElement, origin, key, language, texts }: Surroundings,
  given: ElementsOptions,
) {
  const options = { ...given };
  let element: ReturnType<typeof makeElement> | null = null;
  let isChecked = false;

  function fail(message: string): never {
    throw Object.assign(new Error(message), { name: 'IntegrationError' });
  }

  /** as Stripe: what cannot reserve money is not offered where all of it is captured by hand, or a card is kept */
  const ways = (): string[] =>
    options.mode === 'payment' && options.captureMethod !== 'manual'
      ? (options.allowedPaymentMethodTypes ?? ['card'])
      : ['card'];

  const link = (): FrameLink => element?.link() ?? fail('The Payment Element is not mounted.');

  return {
    create(type: string) {
      if (type !== 'payment') fail(`The sandbox has no "${type}" Element, only "payment".`);
      element?.destroy();
      element = makeElement(open, {
        src: `${origin}/v3/card-frame?locale=${language}&ways=${ways().join(',')}`,
        key,
        title: texts.frame,
        look: () => ({ look: options.appearance?.variables ?? {} }),
      });
      return element;
    },
    /** by name, or by the component of react-stripe-js */
    getElement: (kind: string | { __elementType?: string }) =>
      (typeof kind === 'string' ? kind : kind.__elementType) === 'payment' ? element : null,
    update(changes: ElementsOptions): void {
      Object.assign(options, changes);
      if (changes.amount !== undefined || changes.mode !== undefined) isChecked = false;
      element?.restyle();
    },
    fetchUpdates: async () => ({}),
    async submit() {
      const result = await link().ask('check', null);
      isChecked = !('error' in result);
      return result;
    },
    /** for the confirming calls: fails as Stripe.js does when the fields were not checked first */
    use() {
      if (!isChecked && options.clientSecret === undefined)
        fail('elements.submit() must be called before stripe.confirmPayment().');
      return { link: link(), options };
    },
  };
}
