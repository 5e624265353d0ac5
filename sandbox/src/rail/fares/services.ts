import { keysOf } from '../../kit/tables';

export const SERVICE_FACTS = {
  EXTRA_BAG: { en: 'Extra bag', nl: 'Extra bagage', cents: 1_200, maximum: 2 },
  BICYCLE: { en: 'Bicycle space', nl: 'Fietsplaats', cents: 900, maximum: 1 },
  MEAL: { en: 'Meal at your seat', nl: 'Maaltijd aan uw plaats', cents: 1_450, maximum: 2 },
  BREAKFAST: { en: 'Breakfast', nl: 'Ontbijt', cents: 850, maximum: 2 },
} as const;
type ServiceId = keyof typeof SERVICE_FACTS;
export const SERVICES = keysOf(SERVICE_FACTS);

export function wireService(id: ServiceId) {
  const { en, nl } = SERVICE_FACTS[id];
  return { id, label: { en, nl } };
}
