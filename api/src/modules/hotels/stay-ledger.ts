import type { WireLedger } from '@wayfare/api-contract';
import { money, percentageOf } from '@wayfare/domain';
import type { Language, Money } from '@wayfare/domain';
import { text } from '../../http/texts';
import { wireLedger } from '../bookings/wire-ledger';

/** Members pay this much less of a member deal (OQ-37, PLT-03). */
const MEMBER_PERCENT = 10;

/** Amounts of a stay in cents, as they are kept with quotes and bookings. */
export interface StayCents {
  readonly base: number;
  readonly tax: number;
  readonly fee: number;
  readonly dueAtProperty: number;
  /** a member's reduction, 0 or more */
  readonly discount: number;
}

export function memberDiscount(publicTotal: Money): Money {
  return percentageOf(publicTotal, MEMBER_PERCENT);
}

export function totalOf({ base, tax, fee, discount }: StayCents): Money {
  return money(base + tax + fee - discount);
}

/** The price of a stay, line by line (HOT-43, CON-14). */
export function stayLedger({ base, tax, fee, discount, dueAtProperty }: StayCents, language: Language): WireLedger {
  const percent = base === 0 ? 0 : Math.round((tax * 10_000) / base) / 100;
  return wireLedger(
    [
      { kind: 'base', name: '', type: 'AMOUNT', value: base / 100, cents: base },
      { kind: 'tax', name: text('tax', language), type: 'PERCENTAGE', value: percent, cents: tax },
      { kind: 'extra', name: text('fee', language), type: 'AMOUNT', value: fee / 100, cents: fee },
      { kind: 'discount', name: text('member.discount', language), type: 'PERCENTAGE', value: MEMBER_PERCENT, cents: -discount },
    ],
    [{ name: text('dueAtProperty', language), cents: dueAtProperty }],
  );
}
