import { cancelTerms, type CancelTerms } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button } from '@wayfare/ui';
import { useState } from 'react';
import { ProblemNotice } from '../parts/problem-notice';
import { useCall } from '../parts/use-call';
import type { ActProps } from './act-props';
import { CancelDialog } from './cancel-dialog';

/** Asks for the terms first: nobody cancels without knowing what comes back. */
export function CancelAct({ detail, onDone }: ActProps) {
  const { t } = useTranslation();
  const { isBusy, failure, run } = useCall(cancelTerms);
  const [terms, setTerms] = useState<CancelTerms | null>(null);

  async function ask(): Promise<void> {
    setTerms(await run({ bookingId: detail.booking.id }));
  }

  return (
    <>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void ask()}>
        {t('acts.cancel')}
      </Button>
      {failure === null ? null : <ProblemNotice failure={failure} />}
      {terms === null ? null : (
        <CancelDialog
          booking={detail.booking}
          askedTerms={terms}
          onDone={(outcome) => {
            setTerms(null);
            onDone(outcome);
          }}
          onClose={() => setTerms(null)}
        />
      )}
    </>
  );
}
