import type { WireLedger } from '@wayfare/api-contract';
import { addMoney, money } from '@wayfare/domain';
import type { Language, Money } from '@wayfare/domain';
import { text } from '../../http/texts';
import type { RailItem } from '../../ports/rail-supplier';
import { wireLedger } from '../bookings/wire-ledger';
import type { Adjustment, TrainCents, TrainRecord } from './train-records';

/** What items cost together: tickets and passes, and the extras with them. */
export function centsOf(items: readonly Pick<RailItem, 'price' | 'servicePrice'>[]): TrainCents {
  const extras = addMoney(...items.map(({ servicePrice }) => servicePrice)).amount;
  return { tickets: addMoney(...items.map(({ price }) => price)).amount - extras, extras };
}

const changedBy = (adjustments: readonly Adjustment[], kind: Adjustment['kind']): number => adjustments.filter((adjustment) => adjustment.kind === kind).reduce((sum, { cents }) => sum + cents, 0);

type Priced = Pick<TrainRecord, 'cents' | 'adjustments'>;

/** What the traveller pays for it, later changes counted. */
export function trainTotal({ cents: { tickets, extras }, adjustments }: Priced): Money {
  return money(tickets + extras + changedBy(adjustments, 'refund') + changedBy(adjustments, 'exchange'));
}

/** The price of a basket or booking, line by line. There are no fees. */
export function trainLedger({ cents: { tickets, extras }, adjustments }: Priced, language: Language): WireLedger {
  const line = (kind: 'base' | 'extra' | 'discount', name: string, cents: number) => ({ kind, name, type: 'AMOUNT', value: cents / 100, cents }) as const;
  const [refunds, exchanges] = [changedBy(adjustments, 'refund'), changedBy(adjustments, 'exchange')];
  return wireLedger([
    line('base', '', tickets),
    line('extra', text('trains.extras', language), extras),
    line('discount', text('trains.refunded', language), refunds),
    line(exchanges < 0 ? 'discount' : 'extra', text('trains.exchanged', language), exchanges),
  ]);
}
