import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link, useSearchParams } from '@wayfare/router';
import { Stack } from '@wayfare/ui';
import { paths } from '../../paths';

/**
 * Where a hosted checkout sends the traveller back to. Payments can't be looked up yet, so neither page ever says that
 * one succeeded; without the checkout's reference there is none to speak of (PLT-38).
 */
export function PaymentReturn({ page }: { page: 'success' | 'cancel' }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const [query] = useSearchParams();
  const hasReference = (query.get('session_id') ?? '') !== '';
  return (
    <Stack gap={4}>
      <h1>{t(`${page}.title`)}</h1>
      <p>
        <strong>{t(hasReference ? `${page}.pendingTitle` : `${page}.text`)}</strong>
      </p>
      <p>{t(hasReference ? `${page}.pendingText` : `${page}.help`)}</p>
      <p>
        <Link to={paths.home(language)}>{t('toHome')}</Link>
      </p>
    </Stack>
  );
}
