import { errorMessageKey } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { Button, Inline, Modal, Notice } from '@wayfare/ui';
import { removeCard } from '../../api/cards.api';
import { useAction } from '../../ui/use-action';

interface RemoveDialogProps {
  card: { id: string; name: string };
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveDialog({ card, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { isBusy, error, run } = useAction();
  return (
    <Modal title={t('cards.removeTitle', { card: card.name })} onClose={onClose} size="small">
      <p>{t('cards.removeText')}</p>
      {error !== null && <Notice tone="error" title={t(errorMessageKey(error))} />}
      <Inline gap={3}>
        <Button variant="secondary" onClick={onClose}>
          {t('area.cancel')}
        </Button>
        <Button isBusy={isBusy} onClick={() => run(() => removeCard(api, card.id), onRemoved)}>
          {t('cards.remove')}
        </Button>
      </Inline>
    </Modal>
  );
}
