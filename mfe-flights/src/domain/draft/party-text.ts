import { TRAVELLER_TYPES, type FlightOffer } from '@wayfare/api-contract';

export function partyText(
  { passengers }: Pick<FlightOffer, 'passengers'>,
  t: (key: string, values?: Record<string, unknown>) => string,
): string {
  return TRAVELLER_TYPES.map((type) => ({
    type,
    count: passengers.filter((passenger) => passenger.type === type).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => t(`travellers.count.${type}`, { count }))
    .join(', ');
}
