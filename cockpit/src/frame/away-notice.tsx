import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';
import { shownMoment } from '@wayfare/workbench';
import { useCockpit } from '../api/cockpit';
import type { SiteState } from '../api/site-reader';
import { problemKey } from '../domain/problems';
import styles from './away-notice.module.css';

/** While the registry does not answer: of when what is shown is. */
export function AwayNotice({ site: { failure, readAt } }: { site: SiteState }) {
  const { t } = useTranslation();
  const { language } = useCockpit();
  const at = shownMoment(new Date(readAt).toISOString(), language);
  return (
    <div className={styles.place} role="status">
      {failure === null ? null : (
        <Notice tone="warning" title={t('away.title', { at })}>
          <p>{t(`problems.${problemKey(failure.code)}`)}</p>
          <p>{t('away.text')}</p>
        </Notice>
      )}
    </div>
  );
}
