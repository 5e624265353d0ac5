import type { Refund, RefundItem } from '@wayfare/api-contract';
import { useCancellation, type CancelAmounts } from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { makeRefund, quoteRefund } from '../../api/after-sales.api';
import { visitId } from '../../state/visit-id';

export interface TrainRefund extends CancelAmounts {
  quote: Refund;
}

interface Asked {
  bookingID: string;
  items: readonly RefundItem[];
  charged: string;
}

/** A quote first, then its execution (TRN-51). */
export function useTrainRefund({ bookingID, items, charged }: Asked) {
  const { api } = usePlatform();
  const language = useLanguage();
  const [accepted, setAccepted] = useState<Refund | null>(null);
  const ofBooking = { user: visitId(), bookingID, language };
  const shown = (quote: Refund): TrainRefund => ({
    quote,
    refund: quote.total.value,
    fee: quote.fee.value,
    charged,
    expires_at: quote.expirationDate,
  });
  const { cancel, ask, confirm, keep } = useCancellation<TrainRefund>({
    quote: async () =>
      shown(
        await quoteRefund(api, { ...ofBooking, request: { type: 'REFUND', items: [...items] } }),
      ),
    confirm: async ({ quote }, key) =>
      shown(
        await makeRefund(
          api,
          { ...ofBooking, refundID: quote.id, acceptedRefund: quote.total.value },
          key,
        ),
      ),
  });

  return {
    cancel,
    accepted,
    ask,
    keep,
    confirm(refund: TrainRefund): void {
      setAccepted(refund.quote);
      confirm(refund);
    },
  };
}

export type TrainRefunding = ReturnType<typeof useTrainRefund>;
