import type { TrainItem } from '@wayfare/api-contract';
import { Actions } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { Button, Modal } from '@wayfare/ui';
import { useState } from 'react';
import { isBound } from '../../domain/items/item-facts';
import { travelText } from '../../domain/items/travel-text';
import { isAskedFirst, type Removal } from './use-removal';

interface AskProps {
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  onKeep: () => void;
}

export function AskFirst({ title, text, confirm, onConfirm, onKeep }: AskProps) {
  const { t } = useTranslation('trains');
  return (
    <Modal title={title} size="small" onClose={onKeep}>
      <p>{text}</p>
      <Actions>
        <Button
          onClick={() => {
            onKeep();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {t('cart.remove.keep')}
        </Button>
      </Actions>
    </Modal>
  );
}

/** Bound journeys are removed together, after a confirmation (TRN-40, OQ-66). */
export function RemoveButton({ item, removal }: { item: TrainItem; removal: Removal }) {
  const { t } = useTranslation('trains');
  const [isAsking, setIsAsking] = useState(false);
  const name = travelText(item);
  const kind = isBound(item) ? 'bound' : 'final';

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('cart.remove.label', { item: name })}
        isBusy={removal.isBusy}
        onClick={() => (isAskedFirst(item) ? setIsAsking(true) : void removal.remove(item))}
      >
        {t('cart.remove.button')}
      </Button>
      {isAsking && (
        <AskFirst
          title={t(`cart.remove.${kind}Title`)}
          text={t(`cart.remove.${kind}Text`, { item: name })}
          confirm={t(`cart.remove.${kind}Confirm`)}
          onConfirm={() => void removal.remove(item)}
          onKeep={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
