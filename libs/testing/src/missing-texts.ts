import type { I18nByLanguage } from '@wayfare/i18n';

/** From here on a text that is asked for and not there, or not loaded yet, is a `console.error`, which fails the test. */
export function reportMissingTexts(i18n: I18nByLanguage): void {
  for (const [language, instance] of Object.entries(i18n)) {
    instance.options.saveMissing = true;
    instance.on('missingKey', (_languages: unknown, namespace: string, key: string) =>
      // eslint-disable-next-line no-console -- what the setup of the tests watches
      console.error(`no text in ${language} for ${namespace}:${key}`),
    );
  }
}
