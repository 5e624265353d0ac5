import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { TextLink } from '@wayfare/ui';
import { paths } from '../domain/paths';

export function FindLink() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <p>
      {t('find.noAccount')}{' '}
      <TextLink to={paths.findBooking(language)}>{t('menu.findBooking')}</TextLink>
    </p>
  );
}
