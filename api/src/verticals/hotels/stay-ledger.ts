import type { WireLedger } from '@wayfare/api-contract';
import { money, percentageOf } from '@wayfare/domain';
import type { Language, Money } from '@wayfare/domain';
import { text } from '../../platform/texts/messages';
import { wireLedger } from '../../booking/wire-ledger';

/** Discount on member deals (OQ-37, PLT-03). */
const MEMBER_PERCENT = 10;

export interface StayCents {
  readonly base: number;
  readonly tax: number;
  readonly fee: number;
  readonly dueAtProperty: number;
  /** 0 or more */
  readonly discount: number;
}

export function memberDiscount(publicTotal: Money): Money {
  return percentageOf(publicTotal, MEMBER_PERCENT);
}

export function totalOf({ base, tax, fee, discount }: StayCents): Money {
  return money(base + tax + fee - discount);
}

export function sumOfCents(all: readonly StayCents[]): StayCents {
  const sum = (part: keyof StayCents) => all.reduce((total, cents) => total + cents[part], 0);
  return {
    base: sum('base'),
    tax: sum('tax'),
    fee: sum('fee'),
    dueAtProperty: sum('dueAtProperty'),
    discount: sum('discount'),
  };
}

interface NamedBase {
  readonly name: string;
  readonly base: number;
}

/** Ledger lines (HOT-43, CON-14); `bases` splits the base by name. */
export function stayLedger(
  { base, tax, fee, discount, dueAtProperty }: StayCents,
  language: Language,
  bases: readonly NamedBase[] = [{ name: '', base }],
): WireLedger {
  const percent = base === 0 ? 0 : Math.round((tax * 10_000) / base) / 100;
  return wireLedger(
    [
      ...bases.map((own) => ({
        kind: 'base' as const,
        name: own.name,
        type: 'AMOUNT' as const,
        value: own.base / 100,
        cents: own.base,
      })),
      { kind: 'tax', name: text('tax', language), type: 'PERCENTAGE', value: percent, cents: tax },
      { kind: 'extra', name: text('fee', language), type: 'AMOUNT', value: fee / 100, cents: fee },
      {
        kind: 'discount',
        name: text('member.discount', language),
        type: 'PERCENTAGE',
        value: MEMBER_PERCENT,
        cents: -discount,
      },
    ],
    [{ name: text('dueAtProperty', language), cents: dueAtProperty }],
  );
}
