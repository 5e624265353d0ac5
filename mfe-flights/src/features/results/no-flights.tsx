import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, ButtonLink, EmptyState, PlaneIcon } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import type { FlightSearch } from '../../domain/search/criteria';
import { toQuery } from '../../domain/search/criteria-codec';
import styles from './results.module.css';

/** Suggestions for a day without flights (FLT-41). */
export function NoFlights({ search, onEdit }: { search: FlightSearch; onEdit: () => void }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return (
    <EmptyState
      title={t('results.none')}
      icon={<PlaneIcon size={32} />}
      action={
        <div className={styles.actions}>
          <Button onClick={onEdit}>{t('results.edit')}</Button>
          {search.directOnly && (
            <ButtonLink
              variant="secondary"
              to={paths.results(language, toQuery({ ...search, directOnly: false }))}
            >
              {t('results.withStops')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <p role="status">{t(search.directOnly ? 'results.noneDirect' : 'results.noneText')}</p>
    </EmptyState>
  );
}
