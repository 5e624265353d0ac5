import type { Translate } from '@wayfare/i18n';
import type { FlightSearch } from './criteria';

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
