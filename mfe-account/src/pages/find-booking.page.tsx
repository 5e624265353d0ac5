import type { FindBookingResult } from '@wayfare/api-contract';
import { FindBookingForm } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import type { MetaContext } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Stack, TextLink } from '@wayfare/ui';
import { paths } from '../domain/paths';
import styles from '../ui/form-page.module.css';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('find.title'), description: t('find.lead') };
}

/** Finds any vertical's booking by its confirmation; that vertical shows it. */
export function Component() {
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
