import { useTranslation } from '@wayfare/i18n';

/** Until the first answers are there. */
export function Beginning() {
  const { t } = useTranslation();
  return <p role="status">{t('loading')}</p>;
}
