import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { SearchIcon, useHydrated } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import styles from './site-search.module.css';

interface SearchTriggerProps {
  onOpen: () => void;
  /** it is likely to be opened */
  onNear: () => void;
}

/** Opens the search; without a script it leads to the help page, which looks the same and moves nothing. */
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
