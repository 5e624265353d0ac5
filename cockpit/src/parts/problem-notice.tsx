import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';
import type { CockpitError } from '../api/cockpit-error';
import { problemKey } from '../domain/problems';

/** Why a call failed, told once, with what the service said of it. */
export function ProblemNotice({ failure }: { failure: CockpitError }) {
  const { t } = useTranslation();
  return (
    <Notice tone="error" title={t(`problems.${problemKey(failure.code)}`)}>
      {failure.words === null ? null : (
        <p lang="en">
          {t('serviceSays')} {failure.words}
        </p>
      )}
    </Notice>
  );
}
