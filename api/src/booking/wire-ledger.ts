import type { WireLedger } from '@wayfare/api-contract';
import { createLedger, formatDecimal, money } from '@wayfare/domain';

/** `value` is a percentage or euros. */
export interface PriceLine extends Pick<
  WireLedger['lines'][number],
  'kind' | 'name' | 'type' | 'value'
> {
  readonly cents: number;
}

interface AtProperty {
  readonly name: string;
  readonly cents: number;
}

/** Lines add up to what is paid; only the base may be zero (HOT-43, CON-14). */
export function wireLedger(
  lines: readonly PriceLine[],
  atProperty: readonly AtProperty[] = [],
): WireLedger {
  const shown = lines.filter(({ kind, cents }) => kind === 'base' || cents !== 0);
  const { total } = createLedger(
    shown.map(({ kind, name, cents }) => ({ kind, name, amount: money(cents) })),
  );
  return {
    currency: 'EUR',
    lines: shown.map(({ kind, name, type, value, cents }) => ({
      kind,
      name,
      type,
      value,
      amount: formatDecimal(money(cents)),
    })),
    total: formatDecimal(total),
    atProperty: atProperty
      .filter(({ cents }) => cents !== 0)
      .map(({ name, cents }) => ({ name, amount: formatDecimal(money(cents)) })),
  };
}
