import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { After } from '@wayfare/search';
import { Button, ButtonLink, Notice } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import type { FlightSearch } from '../../domain/search/criteria';
import { toQuery } from '../../domain/search/criteria-codec';
import styles from './results.module.css';

/** From here on a search counts as slow, and editing it is offered. */
const SLOW_MS = 10_000;
const CARDS = 5;

interface Props {
  search: FlightSearch;
  onEdit: () => void;
}

export function Searching({ search, onEdit }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return (
    <div className={styles.columns}>
      <div className={`${styles.side} ${styles.waitingSide}`} aria-hidden="true" />
      <div className={styles.main}>
        <div className={styles.toolbar}>
          <p role="status" className={styles.count}>
            {t('results.searching')}
          </p>
          <ButtonLink variant="quiet" size="small" to={paths.search(language, toQuery(search))}>
            {t('results.cancel')}
          </ButtonLink>
        </div>
        <div role="status">
          <After milliseconds={SLOW_MS}>
            <Notice title={t('results.slow')}>
              <p>{t('results.slowText')}</p>
              <Button variant="secondary" size="small" onClick={onEdit}>
                {t('results.edit')}
              </Button>
            </Notice>
          </After>
        </div>
        <div className={styles.list} aria-busy="true" aria-hidden="true">
          {Array.from({ length: CARDS }, (_, index) => (
            <div key={index} className={styles.waiting} />
          ))}
        </div>
      </div>
    </div>
  );
}
