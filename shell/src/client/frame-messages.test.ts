import { LANGUAGES } from '@wayfare/domain';
import { addShellMessages } from '../app/messages';
import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { frameMessages } from './frame-messages';

it.each(LANGUAGES)(
  'says in %s all that a server says, and nothing in another language',
  async (language) => {
    const { i18n, loadMessages } = frameMessages();
    await Promise.all([loadMessages(language), loadMessages(language)]);
    const whole = addShellMessages(createI18n(COMMON))[language];
    for (const namespace of ['common', 'shell'])
      expect(i18n[language].getResourceBundle(language, namespace)).toEqual(
        whole.getResourceBundle(language, namespace),
      );
    const other = language === 'en' ? 'nl' : 'en';
    expect(i18n[other].t('retry')).toBe('retry');
  },
);
