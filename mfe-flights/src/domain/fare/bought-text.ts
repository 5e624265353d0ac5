import type { BoughtService, FlightDictionary, FlightSlice } from '@wayfare/api-contract';
import { formatMoney, parseMoney, type Language } from '@wayfare/domain';
import { bagText } from './bag-text';

type Translate = (key: string, values?: Record<string, unknown>) => string;

interface Told {
  slices: readonly FlightSlice[];
  dictionary: FlightDictionary;
  nameOf: (passengerId: string) => string;
  language: Language;
  t: Translate;
}

/** "Anneke de Vries, Amsterdam – Barcelona: seat 13A, €11.00" */
export function boughtText(
  service: BoughtService,
  { slices, dictionary, nameOf, language, t }: Told,
): string {
  const segments = slices
    .flatMap((slice) => slice.segments)
    .filter(({ id }) => service.segment_ids.includes(id));
  const cityOf = (code: string) => dictionary.locations[code]?.nameCity ?? code;
  const limits = service.bag === null ? '' : bagText(service.bag, t).limits;
  const bag =
    service.bag === null
      ? ''
      : [bagText(service.bag, t).name, limits].filter((text) => text !== '').join(', ');
  const price = parseMoney(service.total_amount);
  return t(`review.bought.${service.type}`, {
    name: service.passenger_ids.map(nameOf).join(', '),
    origin: cityOf(segments[0]?.origin ?? ''),
    destination: cityOf(segments.at(-1)?.destination ?? ''),
    quantity: service.quantity,
    bag,
    seat: service.designator ?? '',
    price: price.amount === 0 ? t('review.noCharge') : formatMoney(price, language),
  });
}
