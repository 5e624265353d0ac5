import type { createCardElement } from './card-element';
import type { CardTexts } from './card-texts';
import type { askChallenge } from './challenge-dialog';
import type { ConfirmOptions, createConfirm } from './confirm';
import type { createElementsGroup, ElementsOptions } from './elements-group';
import type { FrameLink, openFrame } from './frame-link';

export interface StripeParts extends Readonly<Record<string, (...given: never[]) => unknown>> {
  askChallenge: typeof askChallenge;
  createCardElement: typeof createCardElement;
  createConfirm: typeof createConfirm;
  createElementsGroup: typeof createElementsGroup;
  openFrame: typeof openFrame;
}

interface StripeConfig {
  texts: Readonly<Record<'en' | 'nl', CardTexts>>;
  /** release train that `@stripe/stripe-js` expects */
  version: string;
}

/** Runs in the shop's page: sets `window.Stripe`. Everything secret stays in frames of the payment service. */
export function installStripe(parts: StripeParts, { texts, version }: StripeConfig): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const origin = new URL(src).origin;

  function fail(message: string): never {
    throw Object.assign(new Error(message), { name: 'IntegrationError' });
  }

  function languageOf(locale = 'auto'): 'en' | 'nl' {
    return (locale === 'auto' ? navigator.language : locale).toLowerCase().startsWith('nl')
      ? 'nl'
      : 'en';
  }

  /** One hidden frame per key, made when a call without card fields needs it. */
  function hiddenFrame(key: string): () => FrameLink {
    let link: FrameLink | null = null;
    return () => {
      if (link !== null) return link;
      link = parts.openFrame(
        `${origin}/v3/calls-frame`,
        key,
        () => undefined,
        () => undefined,
      );
      link.frame.title = 'Payment service';
      link.frame.hidden = true;
      document.body.append(link.frame);
      return link;
    };
  }

  function createStripe(key: string, { locale }: { locale?: string } = {}) {
    if (key.startsWith('pk_live_'))
      fail('A live publishable key was given to the payment sandbox.');
    if (!/^pk_test_\w+$/.test(key)) fail('Please call Stripe() with your publishable key.');
    const calls = hiddenFrame(key);
    const confirmer = (language: string | undefined) =>
      parts.createConfirm(parts.askChallenge, calls, texts[languageOf(language)]);
    const missing = () =>
      fail('The sandbox only has the Payment Element: use confirmPayment and confirmSetup.');
    const { retrieve, handleNextAction } = confirmer(locale);
    const localeOf = new WeakMap<object, string>();

    function elements(options: ElementsOptions = {}) {
      const language = languageOf(options.locale ?? locale);
      const group = parts.createElementsGroup(
        {
          open: parts.openFrame,
          makeElement: parts.createCardElement,
          origin,
          key,
          language,
          texts: texts[language],
        },
        options,
      );
      localeOf.set(group, language);
      return group;
    }

    const confirm = (options: ConfirmOptions) =>
      confirmer(
        (options.elements === undefined ? undefined : localeOf.get(options.elements)) ?? locale,
      ).confirm(options);
    return {
      elements,
      confirmPayment: confirm,
      confirmSetup: confirm,
      retrievePaymentIntent: retrieve,
      retrieveSetupIntent: retrieve,
      handleNextAction,
      createPaymentMethod: async ({ elements: group }: ConfirmOptions) =>
        (group?.use().link ?? missing()).ask('createMethod', null),
      createToken: missing,
      confirmCardPayment: missing,
      registerAppInfo: (): void => undefined,
      _registerWrapper: (): void => undefined,
    };
  }

  Object.assign(window, { Stripe: Object.assign(createStripe, { version }) });
}
