import type { BookResult, PaymentTerms } from '@wayfare/api-contract';
import type { BookRequestSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal, parseMoney } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/database';
import type { Principal } from '../../http/authenticate';
import { contentHash } from '../../http/idempotency';
import { Problem, invalid } from '../../http/problem';
import type { Payments } from '../../ports/payments';
import type { Booking } from '../bookings/booking';
import { findBookingOfQuote, findQuote, insertBooking, isLeased, moveBooking } from '../bookings/bookings.repository';
import type { QuoteRow } from '../bookings/bookings.repository';
import { newBookingId, newPin, newReference } from '../bookings/references';
import { letGo } from '../payments/let-go';
import { ownerMark } from '../payments/owner-mark';
import { chargeInstant } from './payment-terms';
import { termsOf } from './quote.service';
import type { StayBookingRecord, StayOfferRecord } from './stay-details';
import { totalOf } from './stay-ledger';

type Input = InferOutput<typeof BookRequestSchema>;

export interface BookService {
  /** Makes the booking and starts its workflow; asked again, it answers the same booking (HOT-46). */
  book(input: Input, asker: Asker): Promise<BookResult>;
}

interface Asker {
  readonly principal: Principal;
  readonly language: Language;
  readonly now: number;
}

/** A checked request, as the row of its booking. */
interface Prepared {
  readonly input: Input;
  readonly requestHash: string;
  readonly columns: ReturnType<typeof columnsOf>;
  readonly at: Date;
}

interface BookDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
  /** the workflow has something to do */
  readonly wake: () => void;
}

const resultOf = ({ id, status, reference }: Booking): BookResult => ({ booking_id: id, status, reference });

function checkRooms({ rooms }: Input, { occupancies }: StayOfferRecord): void {
  const ages = (paxes: readonly { age: number }[]) => paxes.map(({ age }) => age).join();
  const isSame = rooms.length === occupancies.length && rooms.every(({ occupancyRefID, paxes }) => ages(paxes) === ages(occupancies[occupancyRefID - 1]?.paxes ?? []));
  if (!isSame || new Set(rooms.map(({ occupancyRefID }) => occupancyRefID)).size !== rooms.length) throw invalid('rooms', 'field.invalid');
}

function chosenTerms({ paymentTiming, payment_intent_id: intent }: Input, offer: StayOfferRecord, now: number): PaymentTerms {
  const terms = termsOf(offer, now).find(({ timing }) => timing === paymentTiming);
  if (terms === undefined) throw invalid('paymentTiming', 'payment.timing');
  if (terms.needsCard && intent === null) throw invalid('payment_intent_id', 'payment.needed');
  return terms;
}

export function bookService({ database, payments, wake }: BookDeps): BookService {
  /** The card must be one that was asked for this quote, by this person, for this amount. */
  async function checkIntent(input: Input, terms: PaymentTerms, owner: string): Promise<void> {
    if (!terms.needsCard || input.payment_intent_id === null) return;
    const intent = await payments.find(input.payment_intent_id).catch((cause: unknown) => {
      throw new Problem('PAYMENT_FAILED', { field: 'payment_intent_id', text: 'payment.unknown', cause });
    });
    const due = parseMoney(terms.now);
    const isOurs = intent.metadata['offerID'] === input.optionRefId && intent.metadata['owner'] === ownerMark(owner);
    if (!isOurs || (due.amount > 0 ? intent.amount.amount !== due.amount : intent.mode !== 'setup')) throw invalid('payment_intent_id', 'payment.unknown');
  }

  async function again(existing: Booking, { input, requestHash, columns, at }: Prepared): Promise<Booking> {
    // until the card is confirmed a traveller may go back and correct what was typed
    const isOpen = existing.state === 'awaiting_payment' && !isLeased(existing, at) && (await letGo(payments, existing, columns.intentId));
    const moved = isOpen ? await moveBooking(database.orm, existing.id, { from: 'awaiting_payment', to: 'awaiting_payment', changes: { ...columns, requestHash }, runAt: at, now: at }) : null;
    if (moved !== null) return moved;
    if (existing.clientReference === input.clientReference) throw new Problem('IDEMPOTENCY_CONFLICT');
    return existing;
  }

  /** A new row, or the one that another request made for the same quote meanwhile. */
  async function first(owner: string, { input, requestHash, columns, at }: Prepared): Promise<Booking | null> {
    const row = { ...columns, ...identity(), owner, quoteId: input.optionRefId, clientReference: input.clientReference, requestHash, ...fresh(at) };
    return (await insertBooking(database.orm, row)) ?? (await findBookingOfQuote(database.orm, input.optionRefId));
  }

  async function prepare(input: Input, offer: StayOfferRecord, { principal, language, now }: Asker): Promise<Prepared> {
    const total = formatDecimal(totalOf(offer.cents));
    if (input.acceptedTotal !== total) throw new Problem('PRICE_CHANGED', { field: 'acceptedTotal', text: 'booking.accepted', facts: { previousPrice: input.acceptedTotal, newPrice: total } });
    checkRooms(input, offer);
    const terms = chosenTerms(input, offer, now);
    await checkIntent(input, terms, principal.id);
    return { input, requestHash: contentHash(input), columns: columnsOf(input, offer, terms, { language, now }), at: new Date(now) };
  }

  /** The quote and the booking that it has by now; both are unknown to anyone but the booking's owner. */
  async function known(quoteId: string, owner: string): Promise<{ quote: QuoteRow; existing: Booking | null }> {
    const [quote, existing] = [await findQuote(database.orm, quoteId), await findBookingOfQuote(database.orm, quoteId)];
    const isForeign = existing !== null && existing.owner !== owner;
    if (quote === null || quote.vertical !== 'hotels' || isForeign) throw new Problem('NOT_FOUND', { field: 'optionRefId', text: 'quote.unknown' });
    return { quote, existing };
  }

  return {
    async book(input, asker) {
      const { principal, now } = asker;
      const { quote, existing } = await known(input.optionRefId, principal.id);
      if (existing !== null && existing.requestHash === contentHash(input)) return resultOf(existing);
      if (existing === null && quote.expiresAt.getTime() <= now) throw new Problem('OFFER_EXPIRED');
      const prepared = await prepare(input, quote.offer as StayOfferRecord, asker);
      const booking = existing === null ? await first(principal.id, prepared) : await again(existing, prepared);
      // the client's own reference was used for another quote
      if (booking === null || booking.owner !== principal.id) throw new Problem('IDEMPOTENCY_CONFLICT');
      wake();
      return resultOf(booking);
    },
  };
}

const identity = () => ({ id: newBookingId(), reference: newReference(), pin: newPin(), vertical: 'hotels' });

const fresh = (at: Date) => ({ state: 'awaiting_payment', stateSince: at, status: 'completing', runAt: at, createdAt: at }) as const;

function columnsOf(input: Input, offer: StayOfferRecord, terms: PaymentTerms, { language, now }: { language: Language; now: number }) {
  const { holder, paymentTiming } = input;
  const details: StayBookingRecord = { ...offer, holder, timing: paymentTiming };
  const free = offer.freeCancellationUntil;
  const laterAt = terms.laterDate === null ? null : chargeInstant({ paymentType: offer.paymentType, freeCancellationUntil: free === null ? null : new Date(free), now });
  return {
    email: holder.email.toLowerCase(),
    language,
    details,
    total: totalOf(offer.cents).amount,
    dueNow: parseMoney(terms.now).amount,
    dueLater: parseMoney(terms.later).amount,
    chargeAt: laterAt,
    paymentState: terms.needsCard ? 'awaiting' : 'none',
    intentId: terms.needsCard ? input.payment_intent_id : null,
  } as const;
}
