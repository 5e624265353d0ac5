import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';

/** Reasons in the API's query why a third-party sign-in failed. */
const PROBLEMS = ['denied', 'expired', 'unverified', 'failed'];

export function SignInNotice({ query }: { query: URLSearchParams }) {
  const { t } = useTranslation('account');
  const problem = PROBLEMS.find((known) => known === query.get('problem'));
  if (problem !== undefined) {
    return (
      <Notice tone="warning" title={t(`problem.${problem}Title`)}>
        {t(`problem.${problem}`)}
      </Notice>
    );
  }
  if (query.get('notice') !== 'password') return null;
  return (
    <Notice tone="success" title={t('recover.doneTitle')}>
      {t('recover.done')}
    </Notice>
  );
}
