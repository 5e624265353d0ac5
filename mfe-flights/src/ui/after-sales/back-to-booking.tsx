import { useTranslation } from '@wayfare/i18n';
import { ButtonLink } from '@wayfare/ui';
import { useManage } from './use-manage';

/** The way back out of an action: the booking stays as it is. */
export function BackToBooking() {
  const { t } = useTranslation('flights');
  const { href } = useManage();
  return (
    <p>
      <ButtonLink variant="secondary" to={href({})}>
        {t('manage.back')}
      </ButtonLink>
    </p>
  );
}
