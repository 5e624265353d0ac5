import { useTranslation } from '@wayfare/i18n';
import styles from './site-layout.module.css';

export interface UpdateOfferBarProps {
  onLater: () => void;
  onLoad?: () => void;
}

export function UpdateOfferBar({ onLater, onLoad = () => location.reload() }: UpdateOfferBarProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.hint}>
      <p>{t('update.text')}</p>
      <button type="button" onClick={onLoad}>
        {t('update.load')}
      </button>
      <button type="button" onClick={onLater}>
        {t('update.later')}
      </button>
    </div>
  );
}
