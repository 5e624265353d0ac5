import type { SavedTraveller } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button } from '@wayfare/ui';
import styles from '../../ui/area/area.module.css';
import { TravellerEntry } from './traveller-entry';

/** The API's limit. */
const MOST = 20;

interface TravellerListProps {
  travellers: readonly SavedTraveller[];
  isFormOpen: boolean;
  /** null: a new one */
  onEdit: (traveller: SavedTraveller | null) => void;
  onDelete: (traveller: SavedTraveller) => void;
}

export function TravellerList({ travellers, isFormOpen, onEdit, onDelete }: TravellerListProps) {
  const { t } = useTranslation('account');
  return (
    <>
      {travellers.length === 0 && <p>{t('travellers.none')}</p>}
      <ul className={styles.list} role="list">
        {travellers.map((traveller) => (
          <TravellerEntry
            key={traveller.id}
            traveller={traveller}
            onEdit={() => onEdit(traveller)}
            onDelete={() => onDelete(traveller)}
          />
        ))}
      </ul>
      {travellers.length >= MOST && <p>{t('travellers.full', { count: MOST })}</p>}
      {travellers.length < MOST && !isFormOpen && (
        <div className={styles.actions}>
          <Button onClick={() => onEdit(null)}>{t('travellers.add')}</Button>
        </div>
      )}
    </>
  );
}
