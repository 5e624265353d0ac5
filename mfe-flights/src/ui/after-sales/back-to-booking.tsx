import { BackLink } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useManage } from './use-manage';

export function BackToBooking() {
  const { t } = useTranslation('flights');
  return <BackLink to={useManage().href({})}>{t('manage.back')}</BackLink>;
}
