import type { WireService } from '../wire/wire-types';
import { pricesOf, type WirePrices } from '../wire/money';
import type { Language, Words } from '../wire/words';

export const SERVICES = ['EXTRA_BAG', 'BICYCLE', 'MEAL', 'BREAKFAST'] as const;
export type ServiceId = (typeof SERVICES)[number];

interface ServiceKind {
  label: Words;
  prices: WirePrices;
  maximum: number;
}

const kind = (en: string, nl: string, cents: number, maximum: number): ServiceKind => ({
  label: { en, nl },
  prices: pricesOf(cents),
  maximum,
});
const KINDS: Readonly<Record<ServiceId, ServiceKind>> = {
  EXTRA_BAG: kind('Extra bag', 'Extra bagage', 1_200, 2),
  BICYCLE: kind('Bicycle space', 'Fietsplaats', 900, 1),
  MEAL: kind('Meal at your seat', 'Maaltijd aan uw plaats', 1_450, 2),
  BREAKFAST: kind('Breakfast', 'Ontbijt', 850, 2),
};

export function serviceKind(id: ServiceId): ServiceKind {
  return KINDS[id];
}

export function wireService(id: ServiceId, language: Language): WireService {
  return { id, label: KINDS[id].label[language] };
}
