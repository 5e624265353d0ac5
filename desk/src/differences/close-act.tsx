import type { Difference } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button } from '@wayfare/ui';
import type { Outcome } from '@wayfare/workbench';
import { useState } from 'react';
import { CloseDialog } from './close-dialog';

interface CloseActProps {
  difference: Difference;
  onDone: (outcome: Outcome) => void;
}

export function CloseAct({ difference, onDone }: CloseActProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { reference, bookingId, payment, kind } = difference;
  const of = reference ?? bookingId ?? payment ?? difference.id;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('differences.closeOf', { of, kind: t(`differences.kinds.${kind}`) })}
        onClick={() => setOpen(true)}
      >
        {t('differences.close')}
      </Button>
      {isOpen ? (
        <CloseDialog
          difference={difference}
          of={of}
          onDone={(outcome) => {
            setOpen(false);
            onDone(outcome);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
