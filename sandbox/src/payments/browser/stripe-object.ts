import type { CARD_TEXTS } from './card-frame-page';
import type { askChallenge } from './challenge-dialog';
import type { createConfirm } from './confirm';
import type { createElementsGroup, ElementsOptions, ElementsParts } from './elements-group';
import type { FrameLink } from './frame-link';
import type { Styles } from './messages';

interface StripeParts extends ElementsParts {
  askChallenge: typeof askChallenge;
  createConfirm: typeof createConfirm;
  createElementsGroup: typeof createElementsGroup;
}

interface StripeConfig {
  texts: typeof CARD_TEXTS;
  styles: Styles;
  version: string;
}

/** Runs in the shop's page: sets `window.Stripe`. Everything secret stays in frames of the payment service. */
export function installStripe(parts: StripeParts, { texts, styles, version }: StripeConfig): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const frameUrl = (language: string) => `${new URL(src).origin}/v3/card-frame?locale=${language}`;

  function hiddenFrame(key: string): () => FrameLink {
    const nothing = (): void => undefined;
    let link: FrameLink | null = null;
    return () => {
      if (link !== null) return link;
      link = parts.openFrame(frameUrl('en'), key, nothing, nothing);
      link.frame.title = 'Payment service';
      link.frame.hidden = true;
      document.body.append(link.frame);
      return link;
    };
  }

  function createStripe(key: string) {
    if (!/^pk_test_\w+$/.test(key)) throw new Error('Please call Stripe() with your test key.');
    const calls = hiddenFrame(key);
    let language = 'en';
    const challenge = (url: string) =>
      parts.askChallenge(url, texts[language]?.['challenge'] ?? '', styles);
    const confirm = parts.createConfirm(challenge, calls);
    const missing = (): never => {
      throw new Error('The sandbox only has the Payment Element.');
    };
    return {
      elements(options: ElementsOptions) {
        language = options.locale ?? language;
        const place = {
          frameUrl: frameUrl(language),
          key,
          title: texts[language]?.['frame'] ?? '',
          style: styles.element,
        };
        return parts.createElementsGroup(parts, place, options);
      },
      confirmPayment: confirm,
      confirmSetup: confirm,
      createPaymentMethod: missing,
      createToken: missing,
      confirmCardPayment: missing,
    };
  }

  Object.assign(window, { Stripe: Object.assign(createStripe, { version }) });
}
