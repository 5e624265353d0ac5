import type { TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { canCancelPartly, formatDecimal, isTotallyRefunded, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { RailItem } from '../../../ports/rail-items';
import type { Booking } from '../../../booking/booking';
import { maskedEmail, maskedPhone } from '../../../booking/masked';
import { documentLinks } from '../../../booking/document-links';
import type { KeySet } from '../../../platform/keys/key-set';
import { fitsInLink } from '../documents/google-ticket';
import { NO_WALLETS, type Wallets } from '../../../platform/keys/wallets';
import { helpOf } from '../records/asked-assistance';
import { trainCarrierChange } from './train-carrier-changes';
import { keptOf, trainLedger } from '../records/train-ledger';
import { trainOf } from '../records/train-records';
import type { TrainRecord } from '../records/train-records';
import { wireAmount } from '../wire/wire-amount';
import { wireItem } from '../wire/wire-item';

export interface Viewing {
  readonly keys: KeySet;
  readonly language: Language;
  /** link access hides the PIN and the contact form */
  readonly isByLink?: boolean;
  /** wallets that this site can sign for; default none */
  readonly wallets?: Wallets;
}

function withoutContacts(item: TrainItem): TrainItem {
  return {
    ...item,
    travelers: item.travelers.map((traveler) => ({
      ...traveler,
      emailAddress: maskedEmail(traveler.emailAddress),
      phoneNumber: maskedPhone(traveler.phoneNumber),
    })),
  };
}

/** Barcode and wallet links of a scannable ticket. */
function filesOf(
  kind: RailItem['kind'],
  barcode: string,
  { apple, google }: Wallets,
): (readonly ['code' | 'appleWallet' | 'googleWallet', string])[] {
  if (barcode === '') return [];
  const isTicket = kind === 'tickets';
  return [
    ['code', 'code.svg'],
    ...(isTicket && apple !== null ? [['appleWallet', 'ticket.pkpass'] as const] : []),
    ...(isTicket && google !== null && fitsInLink(barcode)
      ? [['googleWallet', 'google-wallet'] as const]
      : []),
  ];
}

/** Null without tickets, also after a full refund. */
export async function ticketLinks(
  booking: Booking,
  keys: KeySet,
  items: readonly RailItem[],
  wallets: Wallets = NO_WALLETS,
): Promise<TrainBookingView['documents']> {
  const papers = booking.status === 'canceled' ? null : await documentLinks(booking, keys);
  if (papers === null) return null;
  const printed = items
    .filter(({ status }) => !isTotallyRefunded(status))
    .flatMap(({ id: itemID, kind, documents }) =>
      documents.flatMap(({ type, travellerId, barcode }) =>
        type === 'PAH' && travellerId !== null
          ? [
              {
                of: { itemID, travelerId: travellerId },
                files: filesOf(kind, barcode ?? '', wallets),
              },
            ]
          : [],
      ),
    );
  return {
    ...papers,
    tickets: printed.map(({ of, files }) => {
      const own = (file: string) =>
        papers.voucher.replace(
          '/document.pdf',
          `/tickets/${encodeURIComponent(of.itemID)}/${encodeURIComponent(of.travelerId)}/${file}`,
        );
      return {
        ...of,
        url: own('document.pdf'),
        ...Object.fromEntries(files.map(([name, file]) => [name, own(file)])),
      };
    }),
  };
}

function lostBy({ adjustments }: TrainRecord): TrainBookingView['lost'] {
  const { itemId = '', extras = [], lostWishes = [] } = adjustments.at(-1) ?? {};
  if (extras.length + lostWishes.length === 0) return null;
  return {
    itemID: itemId,
    extras: extras.map(({ label, count, legId, travellerId: travelerId, paid }) => ({
      label,
      count,
      legId,
      travelerId,
      paid: wireAmount(money(paid)),
    })),
    wishes: lostWishes.map((wish) => ({ ...wish })),
  };
}

const cents = (amount: number) => formatDecimal(money(amount));

/** `items` are the supplier's fresh ones, if read. */
export async function trainBookingView(
  booking: Booking,
  { keys, language, isByLink = false, wallets }: Viewing,
  items: readonly RailItem[] = trainOf(booking).items,
): Promise<TrainBookingView> {
  const record = trainOf(booking);
  const bookingItems = items.map((item) =>
    wireItem(item, isByLink ? {} : { assistance: helpOf(record, item, items) }),
  );
  const isResting = booking.state === 'confirmed' && booking.amendment === null;
  const canCancel =
    isResting &&
    bookingItems.some(
      (item) =>
        !isTotallyRefunded(item.bookingItemStatus) &&
        (item.cancelationEligibility.eligible || canCancelPartly(item)),
    );
  return {
    booking_id: booking.id,
    reference: booking.reference,
    pin: isByLink ? null : booking.pin,
    vertical: 'trains',
    status: booking.status,
    reason: booking.reason,
    createdAt: booking.createdAt.toISOString(),
    supplierReference: booking.supplierReference,
    bookingItems: isByLink ? bookingItems.map(withoutContacts) : bookingItems,
    email: isByLink ? maskedEmail(record.email) : record.email,
    ledger: trainLedger(record, { items, language }, { kept: keptOf(booking) }),
    lost: lostBy(record),
    carrier_change: trainCarrierChange(booking, items),
    payment: {
      state: booking.paymentState,
      charged: cents(booking.captured),
      refunded: cents(booking.refunded),
    },
    canManage: !isByLink,
    canCancel,
    documents: await ticketLinks(booking, keys, items, wallets),
    demo: record.demo,
  };
}
