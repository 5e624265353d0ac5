import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';
import { useDesk } from '../api/desk';
import type { DeskError } from '../api/desk-error';
import { signInHref } from '../domain/sign-in';

/** Why a call failed, told once. A session that ended is begun again in another tab, so that what was typed stays. */
export function ProblemNotice({ failure, ofAct = false }: { failure: DeskError; ofAct?: boolean }) {
  const { t } = useTranslation();
  const { language } = useDesk();
  return (
    <Notice tone="error" title={t(`problems.${failure.code}`)}>
      {failure.code === 'NOT_SIGNED_IN' ? (
        <a href={signInHref('/', language)} target="_blank" rel="noopener">
          {t('signIn.inAnotherTab')}
        </a>
      ) : null}
      {ofAct && !failure.isAnswered ? <p>{t('onceAtMost')}</p> : null}
    </Notice>
  );
}
