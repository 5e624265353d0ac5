import { useTranslation } from '@wayfare/i18n';
import type { Revision } from '@wayfare/releases/registry';
import { Notice } from '@wayfare/ui';
import { Actor } from '../parts/actor';
import { Moment } from '../parts/moment';

/** That a vertical is paused, since when, by whom and why. */
export function PausedNotice({ paused }: { paused: Revision | null }) {
  const { t } = useTranslation();
  if (paused === null) return null;
  const { at, reason } = paused;
  return (
    <Notice tone="warning" title={t('paused.title')}>
      <p>
        {t('paused.since')} <Moment at={at} /> · <Actor of={paused} />
      </p>
      {reason === undefined ? null : <p>{t('history.because', { reason })}</p>}
    </Notice>
  );
}
