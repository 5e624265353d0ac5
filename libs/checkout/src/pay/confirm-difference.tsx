import type { PaymentSettings } from '@wayfare/api-contract';
import { Button } from '@wayfare/ui';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { BookingSection, SmallPrint } from '../layout/booking-section';
import type { Pay } from '../submit/submit-booking';
import type { SubmitState } from '../submit/use-submit';
import { PayForm } from './pay-form';
import { PayPart } from './pay-part';

interface ConfirmDifferenceProps {
  id: string;
  settings: PaymentSettings | null;
  terms: NonNullable<ComponentProps<typeof PayPart>['terms']>;
  submit: SubmitState;
  say: (key: 'confirmTitle' | 'noCard' | 'agree' | 'confirm' | 'busy') => string;
  problem: ReactNode;
  onConfirm: (pay: Pay) => void;
}

/** Confirms a change: by card where something is due, else by a button. */
export function ConfirmDifference({
  id,
  settings,
  terms,
  submit,
  say,
  problem,
  onConfirm,
}: ConfirmDifferenceProps) {
  if (terms.needsCard) {
    return (
      <PayPart settings={settings} terms={terms}>
        {(pay) => (
          <PayForm
            submit={submit}
            total={terms.now}
            agree={say('agree')}
            isReady
            onSubmit={() => onConfirm(pay)}
          >
            {problem}
          </PayForm>
        )}
      </PayPart>
    );
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onConfirm('none');
  }

  const isBusy = submit.state === 'busy';
  return (
    <BookingSection id={id} title={say('confirmTitle')}>
      {problem}
      <SmallPrint>{say('noCard')}</SmallPrint>
      <form noValidate aria-label={say('confirmTitle')} onSubmit={handleSubmit}>
        <Button type="submit" isBusy={isBusy} aria-disabled={isBusy}>
          {say('confirm')}
        </Button>
      </form>
      <SmallPrint role="status">{isBusy ? say('busy') : ''}</SmallPrint>
    </BookingSection>
  );
}
