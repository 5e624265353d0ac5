import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { SearchIcon, useHydrated } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import styles from './site-search.module.css';

interface SearchTriggerProps {
  onOpen: () => void;
  onNear: () => void;
}

/** Without a script a link to the help page, in the same look. */
export function SearchTrigger({ onOpen, onNear }: SearchTriggerProps) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const look = (
    <>
      <SearchIcon />
      <span className={styles.short} aria-hidden="true">
        {t('siteSearch.short')}
      </span>
    </>
  );
  if (!isHydrated) {
    return (
      <a
        className={styles.trigger}
        href={paths.customerService(language)}
        aria-label={t('siteSearch.toHelp')}
      >
        {look}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-label={t('siteSearch.open')}
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onNear}
    >
      {look}
    </button>
  );
}
