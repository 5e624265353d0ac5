import { errorMessageKey } from '@wayfare/api-client';
import type { SavedTraveller } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { Button, Modal, Notice } from '@wayfare/ui';
import { removeTraveller } from '../../api/travellers.api';
import styles from '../../ui/area/area.module.css';
import { useAction } from '../../ui/use-action';
import { nameOf } from './traveller-entry';

interface DeleteDialogProps {
  traveller: SavedTraveller;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteDialog({ traveller, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { isBusy, error, run } = useAction();
  const handleDelete = () => run(() => removeTraveller(api, traveller.id), onDeleted);
  return (
    <Modal
      title={t('travellers.deleteTitle', { name: nameOf(traveller) })}
      onClose={onClose}
      size="small"
    >
      <p>{t('travellers.deleteText')}</p>
      {error !== null && <Notice tone="error" title={t(errorMessageKey(error))} />}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          {t('area.cancel')}
        </Button>
        <Button isBusy={isBusy} onClick={handleDelete}>
          {t('travellers.delete')}
        </Button>
      </div>
    </Modal>
  );
}
