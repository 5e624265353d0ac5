import type { Language } from '@wayfare/domain';
import { createI18n, type I18nByLanguage } from '@wayfare/i18n';

type Bundle = { default: object };

/** What the site and its frame say: a chunk for each language, whose name the server knows. */
const FRAME: Record<Language, () => Promise<[common: Bundle, frame: Bundle]>> = {
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "frame-en" */ '../../../libs/i18n/locales/en.json'),
      import(/* webpackChunkName: "frame-en" */ '../../locales/en.json'),
    ]),
  nl: () =>
    Promise.all([
      import(/* webpackChunkName: "frame-nl" */ '../../../libs/i18n/locales/nl.json'),
      import(/* webpackChunkName: "frame-nl" */ '../../locales/nl.json'),
    ]),
};

export interface FrameMessages {
  i18n: I18nByLanguage;
  /** resolves when the site and its frame can be shown in a language; asks again after a failure */
  speak: (language: Language) => Promise<void>;
}

/** Translations of a tab: those of the page's language at its start, the others when somebody goes there. */
export function frameMessages(): FrameMessages {
  const i18n = createI18n({});
  const spoken = new Set<Language>();
  return {
    i18n,
    async speak(language) {
      if (spoken.has(language)) return;
      const [common, frame] = await FRAME[language]();
      i18n[language]
        .addResourceBundle(language, 'common', common.default)
        .addResourceBundle(language, 'shell', frame.default);
      spoken.add(language);
    },
  };
}
