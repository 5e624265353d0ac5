import type { SearchAroundResult, Sort } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import styles from './results.module.css';

interface Props {
  /** of the pages that are shown */
  last: Pick<SearchAroundResult, 'priced'>;
  sort: Sort;
}

/** So many hotels fit that not all were asked for a price: which ones were, so that nobody takes them for all. */
export function Capped({ last: { priced }, sort }: Props) {
  const { t } = useTranslation('hotels');
  const { format } = new Intl.NumberFormat(useLanguage());
  if (!priced) return null;
  return (
    <p className={styles.capped}>
      {t('results.capped', {
        asked: format(priced.asked),
        matching: format(priced.matching),
        which: t(`results.cappedBy.${sort}`),
      })}
    </p>
  );
}
