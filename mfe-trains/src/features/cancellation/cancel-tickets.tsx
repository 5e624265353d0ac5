import type { Refund, TrainBookingView } from '@wayfare/api-contract';
import { Actions, BookingSection, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { Button, Notice } from '@wayfare/ui';
import { useState } from 'react';
import { cancelRefusal } from '../../domain/after-sales/item-rules';
import {
  refundItems,
  refundModes,
  wholeItems,
  type RefundChoice,
} from '../../domain/after-sales/refund-choice';
import { BackToBooking } from '../../ui/after-sales/back-to-booking';
import { useManage } from '../../ui/after-sales/use-manage';
import { RefundChoiceFields } from './refund-choice-fields';
import { RefundLines } from './refund-lines';
import { RefundProblem } from './refund-problem';
import { useTrainRefund, type TrainRefund, type TrainRefunding } from './use-train-refund';

interface Props {
  booking: TrainBookingView;
}

function Nothing({ booking }: Props) {
  const { t } = useTranslation('trains');
  const refusals = booking.bookingItems.map((item) => cancelRefusal(booking, item));
  const [first] = refusals;
  const reason = refusals.find((refusal) => refusal === 'carrier') ?? first ?? 'status';
  return (
    <>
      <Notice tone="info">{t(`manage.cancel.refused.${reason}`)}</Notice>
      <BackToBooking />
    </>
  );
}

/** The item of the address is preselected, if it can be refunded whole. */
function startChoice({ bookingItems }: TrainBookingView, itemId: string): RefundChoice {
  const modes = refundModes(bookingItems);
  const isWhole = wholeItems(bookingItems).some(({ id }) => id === itemId);
  return isWhole && modes.includes('selected')
    ? { mode: 'selected', chosen: [itemId] }
    : { mode: modes[0] ?? 'all', chosen: [] };
}

function Done({ booking: { email, bookingItems }, refund }: Props & { refund: Refund }) {
  const { t } = useTranslation('trains');
  return (
    <>
      <div role="status">
        <Notice
          tone="success"
          title={t(refund.isWhole ? 'manage.cancel.doneAll' : 'manage.cancel.donePart')}
        >
          <RefundLines refund={refund} items={bookingItems} isOffer={false} />
          <p>{t('manage.mailed', { email })}</p>
        </Notice>
      </div>
      <BackToBooking />
    </>
  );
}

function Quoted({
  booking,
  refunding: { cancel, accepted, confirm, keep },
  refund,
}: Props & { refunding: TrainRefunding; refund: TrainRefund }) {
  const { t } = useTranslation('trains');
  const isBusy = cancel.state === 'busy';
  const isAgain = cancel.state === 'quoted' && cancel.isChanged;
  return (
    <>
      <div role="status">
        {isAgain && (
          <Notice tone="warning">
            {t(
              accepted?.total.value === refund.refund
                ? 'manage.cancel.lapsed'
                : 'manage.cancel.changed',
            )}
          </Notice>
        )}
        <RefundLines refund={refund.quote} items={booking.bookingItems} isOffer />
      </div>
      <Actions>
        <Button isBusy={isBusy} aria-disabled={isBusy} onClick={() => confirm(refund)}>
          {t('manage.cancel.confirm')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={keep}>
          {t('manage.cancel.keep')}
        </Button>
      </Actions>
      <SmallPrint role="status">{isBusy ? t('manage.cancel.busy') : ''}</SmallPrint>
    </>
  );
}

interface ChoiceProps extends Props {
  choice: RefundChoice;
  onChange: (choice: RefundChoice) => void;
  refunding: TrainRefunding;
}

function Choice({
  booking: { bookingItems },
  choice,
  onChange,
  refunding: { cancel, ask },
}: ChoiceProps) {
  const { t } = useTranslation('trains');
  const [isAsked, setAsked] = useState(false);
  const isBusy = cancel.state === 'busy';
  const isMissing = refundItems(bookingItems, choice).length === 0;

  function handleAsk(): void {
    setAsked(true);
    if (!isMissing) ask();
  }

  return (
    <>
      <RefundChoiceFields
        items={bookingItems}
        modes={refundModes(bookingItems)}
        choice={choice}
        onChange={onChange}
      />
      <div role="status">
        {isAsked && isMissing && (
          <Notice tone="warning">{t(`manage.cancel.missing.${choice.mode}`)}</Notice>
        )}
      </div>
      <Actions>
        <Button isBusy={isBusy} aria-disabled={isBusy} onClick={handleAsk}>
          {t('manage.cancel.ask')}
        </Button>
      </Actions>
      <SmallPrint role="status">{isBusy ? t('manage.cancel.asking') : ''}</SmallPrint>
    </>
  );
}

/** Choice, quote, then execution (TRN-46 to TRN-51). */
function CancelPanel({ booking: known }: Props) {
  const { t } = useTranslation('trains');
  const { query } = useManage();
  // kept from before: executing changes the booking, and the refunded items are still named
  const [booking] = useState(known);
  const [choice, setChoice] = useState(() => startChoice(booking, query.item));
  const refunding = useTrainRefund({
    bookingID: booking.booking_id,
    items: refundItems(booking.bookingItems, choice),
    charged: booking.payment.charged,
  });
  const { cancel } = refunding;
  if (cancel.state === 'done') return <Done booking={booking} refund={cancel.result.quote} />;
  const refund = cancel.state === 'idle' ? null : cancel.quote;
  return (
    <>
      <BookingSection id="cancel-tickets" title={t('manage.cancel.title')}>
        {cancel.state === 'failed' && (
          <RefundProblem
            code={cancel.code}
            reference={booking.reference}
            isConfirming={refund !== null}
          />
        )}
        {refund === null ? (
          <Choice booking={booking} choice={choice} onChange={setChoice} refunding={refunding} />
        ) : (
          <Quoted booking={booking} refunding={refunding} refund={refund} />
        )}
      </BookingSection>
      <BackToBooking />
    </>
  );
}

/** The result stays readable after everything was refunded. */
export function CancelTickets({ booking }: Props) {
  const isPossible =
    booking.bookingItems.some((item) => cancelRefusal(booking, item) === null) &&
    refundModes(booking.bookingItems).length > 0;
  const [isOpen, setOpen] = useState(isPossible);
  if (isPossible && !isOpen) setOpen(true);
  return isOpen ? <CancelPanel booking={booking} /> : <Nothing booking={booking} />;
}
