import type { TrainBookingView } from '@wayfare/api-contract';
import {
  Actions,
  Completing,
  outcomeOf,
  Unpaid,
  Unsuccessful,
  type Outcome,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useHydrated } from '@wayfare/ui';
import { useEffect, type ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { useCart } from '../../state/basket/cart-store';
import { SearchAgainLink } from '../../ui/items/search-again-link';
import { Confirmed, Pending } from './booked';
import { forgetOrdered } from './forget-cart';

interface Props {
  booking: TrainBookingView;
}

/** What became of the money, a contact, and the same search again (ERR-11). */
function NotBooked({
  booking,
  outcome,
}: Props & {
  outcome: Exclude<Outcome, 'unpaid' | 'completing' | 'confirmed' | 'pending' | 'held'>;
}) {
  const { t } = useTranslation('trains');
  const [first] = booking.bookingItems;
  return (
    <Unsuccessful outcome={outcome} booking={booking} t={t}>
      <Actions>
        <SearchAgainLink item={first ?? { criteria: null }} />
      </Actions>
    </Unsuccessful>
  );
}

/** Payable in the tab with its cart. */
function WaitsForCard({ booking }: Props) {
  const language = useLanguage();
  const { cartArray } = useCart();
  const isHere = useHydrated() && cartArray.booking_id === booking.booking_id;
  return <Unpaid reference={booking.reference} payHref={isHere ? paths.payment(language) : null} />;
}

export function TrainOutcome({ booking, children }: Props & { children: ReactNode }) {
  const outcome = outcomeOf(booking);
  // external system: the tab's storage
  useEffect(() => forgetOrdered(booking), [booking]);
  switch (outcome) {
    case 'unpaid':
      return <WaitsForCard booking={booking} />;
    case 'completing':
      return <Completing heading="completing" />;
    case 'confirmed':
      return <Confirmed booking={booking}>{children}</Confirmed>;
    case 'pending':
    // trains have no hold: treated as pending
    case 'held':
      return <Pending booking={booking}>{children}</Pending>;
    default:
      return <NotBooked booking={booking} outcome={outcome} />;
  }
}
