import type { WireLedger } from '@wayfare/api-contract';
import { addMoney, money } from '@wayfare/domain';
import type { Language, Money } from '@wayfare/domain';
import { text } from '../../../platform/texts/messages';
import type { RailItem } from '../../../ports/rail-items';
import type { Booking } from '../../../booking/booking';
import { wireLedger } from '../../../booking/wire-ledger';
import type { PriceLine } from '../../../booking/wire-ledger';
import type { Adjustment, TrainCents, TrainRecord } from './train-records';

/** Tickets or passes, and their extras. */
export function centsOf(items: readonly Pick<RailItem, 'price' | 'servicePrice'>[]): TrainCents {
  const extras = addMoney(...items.map(({ servicePrice }) => servicePrice)).amount;
  return { tickets: addMoney(...items.map(({ price }) => price)).amount - extras, extras };
}

type Priced = Pick<TrainRecord, 'cents' | 'adjustments'>;

/** Later changes included. */
export function trainTotal({ cents: { tickets, extras }, adjustments }: Priced): Money {
  return money(adjustments.reduce((sum, { cents }) => sum + cents, tickets + extras));
}

const line = (kind: PriceLine['kind'], name: string, cents: number): PriceLine => ({
  kind,
  name,
  type: 'AMOUNT',
  value: cents / 100,
  cents,
});

interface Naming {
  readonly items: readonly RailItem[];
  readonly language: Language;
}

const nameOf = ({ travellers }: RailItem, ids: readonly string[]) =>
  travellers
    .filter(({ id }) => ids.includes(id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter((name) => name !== '');

const whatOf = (item: RailItem) =>
  item.kind === 'pass'
    ? item.pass.label
    : item.legs
        .map(({ origin, destination }) => `${origin.label} – ${destination.label}`)
        .join(', ');

function refundLines(
  { items: parts, cents }: Adjustment,
  { items, language }: Naming,
): PriceLine[] {
  if (parts === undefined || parts.some(({ id }) => !items.some((item) => item.id === id)))
    return [line('refund', text('trains.refunded', language), cents)];
  return parts.flatMap(({ id, travellerIds, cents: back }) =>
    items
      .filter((item) => item.id === id)
      .map((item) =>
        line(
          'refund',
          text('trains.refundOf', language, {
            what: [whatOf(item), ...nameOf(item, travellerIds)].join(', '),
          }),
          back,
        ),
      ),
  );
}

function exchangeLines(
  { itemId, extras = [], cents }: Adjustment,
  { items, language }: Naming,
): PriceLine[] {
  const tickets = items.flatMap((item) =>
    item.kind === 'tickets' && item.id === itemId ? [item] : [],
  );
  const lost = extras.map(({ serviceId, label, count, travellerId, paid }) => {
    const known =
      tickets.flatMap(({ services }) => services).find(({ id }) => id === serviceId)?.label ??
      label;
    const names = tickets.flatMap((item) => nameOf(item, [travellerId]));
    return line(
      'refund',
      text('trains.extraBack', language, { what: [`${count} × ${known}`, ...names].join(', ') }),
      -paid,
    );
  });
  const rest = cents + extras.reduce((sum, { paid }) => sum + paid, 0);
  return [line(rest < 0 ? 'refund' : 'extra', text('trains.exchanged', language), rest), ...lost];
}

interface Final {
  readonly kept: number | null;
}

/** Final cost of a cancelled booking; null while it stands. */
export const keptOf = ({
  status,
  captured,
  refunded,
  refundDue,
}: Pick<Booking, 'status' | 'captured' | 'refunded' | 'refundDue'>): number | null =>
  status === 'canceled' ? captured - refunded - refundDue : null;

/** Purchases, each change, and the remainder; no fees. */
export function trainLedger(
  { cents: { tickets, extras }, adjustments }: Priced,
  naming: Naming,
  { kept }: Final = { kept: null },
): WireLedger {
  const { language } = naming;
  const last =
    kept === null ? 0 : kept - trainTotal({ cents: { tickets, extras }, adjustments }).amount;
  return wireLedger([
    line('base', '', tickets),
    line('extra', text('trains.extras', language), extras),
    ...adjustments.flatMap((adjustment) =>
      adjustment.kind === 'refund'
        ? refundLines(adjustment, naming)
        : adjustment.kind === 'exchange'
          ? exchangeLines(adjustment, naming)
          : [],
    ),
    line('refund', text('trains.refundedRest', language), last),
  ]);
}
