import { homeOf } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Link, useFailedStatus, useNavigate } from '@wayfare/router';
import { useCurrentPage } from './current-page';
import styles from './error-page.module.css';

export function WayOut() {
  const navigate = useNavigate();
  const { language, head } = useCurrentPage();
  const failed = useFailedStatus();
  const { t } = useTranslation('shell');
  if (failed === null && head?.status === undefined) return null;
  return (
    <div className={`${styles.actions ?? ''} ${styles.wayOut ?? ''}`}>
      <button type="button" onClick={() => void navigate(-1)}>
        {t('back')}
      </button>
      <Link to={homeOf(language)}>{t('goHome')}</Link>
    </div>
  );
}
