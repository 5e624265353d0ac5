import type { SearchAroundResult, Sort } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import styles from './results.module.css';

interface Props {
  last: Pick<SearchAroundResult, 'priced'>;
  sort: Sort;
}

/** Too many hotels matched to price them all: says which were priced. */
export function Capped({ last: { priced }, sort }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  if (!priced) return null;
  const { format } = new Intl.NumberFormat(language);
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
