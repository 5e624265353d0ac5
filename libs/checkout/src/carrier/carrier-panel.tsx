import type { CarrierChange } from '@wayfare/api-contract';
import type { ReactNode } from 'react';
import { Button, ButtonLink, Notice, takeFocus } from '@wayfare/ui';
import { Actions, BookingSection } from '../layout/booking-section';
import { CarrierJourneys } from './carrier-journeys';
import { useTexts } from '../use-texts';
import { useAccept } from './use-accept';

interface CarrierPanelProps {
  change: CarrierChange;
  carrier: string;
  accept: (idempotencyKey: string) => Promise<unknown>;
  /** `accept` is null where the PIN is not needed */
  hrefs: { readonly accept: string | null; readonly change: string; readonly cancel: string };
  children?: ReactNode;
}

type Told = Pick<CarrierPanelProps, 'change' | 'carrier' | 'children'>;

function Settled({ change, carrier, children }: Told) {
  const texts = useTexts('carrier');
  const isAccepted = change.state === 'accepted';
  return (
    <Notice
      tone={isAccepted ? 'success' : 'info'}
      title={isAccepted ? texts('acceptedTitle') : texts('toldTitle', { carrier })}
    >
      <p>{isAccepted ? texts('acceptedText') : texts('toldText')}</p>
      <CarrierJourneys journeys={change.journeys} />
      {children}
    </Notice>
  );
}

function Answers({
  change: { actions },
  carrier,
  hrefs,
  isBusy,
  onAccept,
}: Told & Pick<CarrierPanelProps, 'hrefs'> & { isBusy: boolean; onAccept: () => void }) {
  const texts = useTexts('carrier');
  if (actions.length === 0) return <p>{texts('contact', { carrier })}</p>;
  return (
    <Actions>
      {actions.includes('accept') &&
        (hrefs.accept === null ? (
          <Button isBusy={isBusy} aria-disabled={isBusy} onClick={onAccept}>
            {texts('accept')}
          </Button>
        ) : (
          <ButtonLink to={hrefs.accept}>{texts('accept')}</ButtonLink>
        ))}
      {actions.includes('change') && (
        <ButtonLink variant="secondary" to={hrefs.change}>
          {texts('change')}
        </ButtonLink>
      )}
      {actions.includes('cancel') && (
        <ButtonLink variant="secondary" to={hrefs.cancel}>
          {texts('cancel')}
        </ButtonLink>
      )}
    </Actions>
  );
}

/** A carrier's schedule change and the answers it allows; empty once rebooked. */
export function CarrierPanel({ change, carrier, accept, hrefs, children }: CarrierPanelProps) {
  const texts = useTexts('carrier');
  const { state, send } = useAccept(accept);
  if (change.state === 'changed') return null;
  if (state === 'done' || change.state !== 'open') {
    return (
      <div ref={state === 'done' ? takeFocus : undefined} tabIndex={-1}>
        <Settled
          change={state === 'done' ? { ...change, state: 'accepted' } : change}
          carrier={carrier}
        >
          {children}
        </Settled>
      </div>
    );
  }
  return (
    <BookingSection id="carrier-change" title={texts('openTitle', { carrier })}>
      <Notice tone="warning">{texts('openText')}</Notice>
      <CarrierJourneys journeys={change.journeys} />
      {children}
      <div role="alert">
        {state === 'failed' && (
          <Notice tone="error" title={texts('failed')}>
            {texts('failedText')}
          </Notice>
        )}
        {state === 'answered' && (
          <Notice tone="error" title={texts('failed')}>
            {texts('answered')}
          </Notice>
        )}
      </div>
      <Answers
        change={change}
        carrier={carrier}
        hrefs={hrefs}
        isBusy={state === 'busy'}
        onAccept={send}
      />
    </BookingSection>
  );
}
