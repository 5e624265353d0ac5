import type { FindBookingResult } from '@wayfare/api-contract';
import { FindBookingForm } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Stack, TextLink } from '@wayfare/ui';
import { paths } from '../../paths';
import styles from '../credentials/account-form.module.css';

/** One door to every booking for whoever has its confirmation: what is found is shown by the vertical whose it is. */
export function FindBookingPage() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const navigate = useNavigate();

  function handleFound({ vertical, booking_id: id }: FindBookingResult): boolean {
    const href = hrefs.booking(vertical, language, id);
    if (href !== null) void navigate(href);
    return href !== null;
  }

  return (
    <Stack gap={4} className={styles.page}>
      <h1>{t('find.title')}</h1>
      <p>{t('find.lead')}</p>
      <FindBookingForm vertical="account" onFound={handleFound} />
      <p>
        {t('find.own')} <TextLink to={paths.bookings(language)}>{t('menu.bookings')}</TextLink>
      </p>
    </Stack>
  );
}
