import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';

/** Why a sign-in by an account elsewhere came back without one, as the API says in the query. */
const PROBLEMS = ['denied', 'expired', 'unverified', 'failed'];

/** What led to the login page, if anything did. */
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
