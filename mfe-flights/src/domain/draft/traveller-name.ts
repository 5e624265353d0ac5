import type { FlightOffer, TravellerType } from '@wayfare/api-contract';
import { typedFor, type TypedTraveller } from './typed-traveller';

type Translate = (key: string, values?: Record<string, unknown>) => string;

export function travellerLabel(index: number, type: TravellerType, t: Translate): string {
  return t('travellers.label', { number: index + 1, type: t(`travellers.type.${type}`) });
}

/** Names as far as filled in, else index and type. */
export function travellerNames(
  offer: Pick<FlightOffer, 'passengers'>,
  typed: readonly TypedTraveller[],
  t: Translate,
): string[] {
  return typedFor(typed, offer).map(({ name, surname, type }, index) => {
    const full = `${name.trim()} ${surname.trim()}`.trim();
    return full === '' ? travellerLabel(index, type, t) : full;
  });
}
