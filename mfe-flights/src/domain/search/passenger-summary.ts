import type { Translate } from '@wayfare/i18n';
import type { FlightSearch } from './criteria';

/** "2 adults, 1 child (5), 1 infant"; groups without anyone are left out. */
export function passengerSummary(
  { adults, childAges, infants }: FlightSearch,
  t: Translate,
): string {
  return [
    t('party.adults', { count: adults }),
    ...(childAges.length > 0
      ? [t('party.children', { count: childAges.length, ages: childAges.join(', ') })]
      : []),
    ...(infants > 0 ? [t('party.infants', { count: infants })] : []),
  ].join(', ');
}
