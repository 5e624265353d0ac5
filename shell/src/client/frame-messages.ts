import type { Language } from '@wayfare/domain';
import { createI18n, type I18nByLanguage } from '@wayfare/i18n';

type Bundle = { default: object };

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
  loadMessages: (language: Language) => Promise<void>;
}

export function frameMessages(): FrameMessages {
  const i18n = createI18n({});
  const loaded = new Set<Language>();
  return {
    i18n,
    async loadMessages(language) {
      if (loaded.has(language)) return;
      const [common, frame] = await FRAME[language]();
      i18n[language]
        .addResourceBundle(language, 'common', common.default)
        .addResourceBundle(language, 'shell', frame.default);
      loaded.add(language);
    },
  };
}
