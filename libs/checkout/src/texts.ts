/* What a vertical's entry needs of the kit: where its texts are, and nothing of its code. */
import type { Messages, Vertical } from '@wayfare/remote-kit';

type LazyMessages = Vertical['messages'];

/** Files of the kit's texts, each in the folder of each language: what steps share, and what is done in some of them. */
type Part = 'base' | 'assistance' | 'card' | 'pay' | 'invoice' | 'booking';

const EVERY: readonly Part[] = ['base', 'assistance', 'card', 'pay', 'invoice', 'booking'];

const load = (language: string, part: Part) =>
  import(/* webpackChunkName: "kit-[request]" */ `../locales/${language}/${part}.json`) as Promise<{
    default: Messages;
  }>;

/** A vertical's own texts, and beside them those of the checkout that its pages show, in the language that is asked for alone. */
export const withCheckout = (own: LazyMessages, parts: readonly Part[] = EVERY): LazyMessages =>
  Object.fromEntries(
    Object.entries(own).map(([language, texts]) => [
      language,
      async (): Promise<{ default: Messages }> => {
        const [said, ...kit] = await Promise.all([
          texts(),
          ...parts.map((part) => load(language, part)),
        ]);
        const checkoutKit: Messages = Object.assign({}, ...kit.map((file) => file.default));
        return { default: { ...said.default, checkoutKit } };
      },
    ]),
  ) as LazyMessages;
