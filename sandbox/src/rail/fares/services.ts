import type { WireService } from '../wire/wire-types';
import { pricesOf, type WirePrices } from '../wire/money';
import type { Language, Words } from '../wire/words';

export type ServiceId = 'EXTRA_BAG' | 'BICYCLE' | 'MEAL' | 'BREAKFAST';

interface ServiceKind {
  label: Words;
  /** of one */
  prices: WirePrices;
  /** for each fare */
  maximum: number;
}

const KINDS: Readonly<Record<ServiceId, ServiceKind>> = {
  EXTRA_BAG: {
    label: { en: 'Extra bag', nl: 'Extra bagage' },
    prices: pricesOf(1_200),
    maximum: 2,
  },
  BICYCLE: { label: { en: 'Bicycle space', nl: 'Fietsplaats' }, prices: pricesOf(900), maximum: 1 },
  MEAL: {
    label: { en: 'Meal at your seat', nl: 'Maaltijd aan uw plaats' },
    prices: pricesOf(1_450),
    maximum: 2,
  },
  BREAKFAST: { label: { en: 'Breakfast', nl: 'Ontbijt' }, prices: pricesOf(850), maximum: 2 },
};

export function serviceKind(id: ServiceId): ServiceKind {
  return KINDS[id];
}

export function wireService(id: ServiceId, language: Language): WireService {
  return { id, label: KINDS[id].label[language] };
}
