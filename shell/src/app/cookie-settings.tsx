import { useTranslation } from '@wayfare/i18n';
import { useSetAtom } from 'jotai';
import { consentSettingsAtom } from './consent-state';

export function CookieSettings() {
  const { t } = useTranslation('shell');
  const open = useSetAtom(consentSettingsAtom);
  return (
    <p>
      <button type="button" data-cookie-settings="" onClick={() => open(true)}>
        {t('consent.footer')}
      </button>
    </p>
  );
}
