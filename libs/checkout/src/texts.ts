/* For a vertical's entry: where texts are, without the kit's code. */
import { LANGUAGE_FACTS, LANGUAGES } from '@wayfare/domain';
import type { Messages, Vertical } from '@wayfare/remote-kit';
import type { loadTexts, Part } from './load-texts';

type LazyMessages = Vertical['messages'];
type Own = Readonly<
  Record<keyof LazyMessages, () => Promise<{ default: Messages; loadTexts: typeof loadTexts }>>
>;

const EVERY: readonly Part[] = ['base', 'assistance', 'card', 'pay', 'invoice', 'booking'];

/** A vertical's texts merged with the given checkout parts, in one language. */
export const withCheckout = (own: Own, parts: readonly Part[] = EVERY): LazyMessages =>
  Object.fromEntries(
    // without files of its own the host substitutes English (decision 0123)
    LANGUAGES.filter((language) => LANGUAGE_FACTS[language].standIn === undefined).map(
      (language) => [
        language,
        async (): Promise<{ default: Messages }> => {
          const said = await own[language]();
          const kit = await Promise.all(parts.map((part) => said.loadTexts(language, part)));
          const checkoutKit: Messages = Object.assign({}, ...kit.map((file) => file.default));
          return { default: { ...said.default, checkoutKit } };
        },
      ],
    ),
  ) as LazyMessages;
