import type { Language } from '@wayfare/domain';

/** Common room names in lower case to Dutch. */
const DUTCH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'single room': 'Eenpersoonskamer',
    'standard single room': 'Standaard eenpersoonskamer',
    'double room': 'Tweepersoonskamer',
    'standard double room': 'Standaard tweepersoonskamer',
    'superior double room': 'Superior tweepersoonskamer',
    'deluxe double room': 'Luxe tweepersoonskamer',
    'twin room': 'Kamer met twee bedden',
    'standard twin room': 'Standaardkamer met twee bedden',
    'double or twin room': 'Kamer met een tweepersoonsbed of twee bedden',
    'triple room': 'Driepersoonskamer',
    'quadruple room': 'Vierpersoonskamer',
    'standard room': 'Standaardkamer',
    'superior room': 'Superior kamer',
    'deluxe room': 'Luxe kamer',
    'superior room with sofa bed': 'Superior kamer met slaapbank',
    'family room': 'Familiekamer',
    'large family room': 'Grote familiekamer',
    'private room with two beds': 'Privékamer met twee bedden',
    'private room for four': 'Privékamer voor vier personen',
    'private double room': 'Privékamer met tweepersoonsbed',
    'bed in dormitory': 'Bed in een slaapzaal',
    'studio with kitchenette': 'Studio met kitchenette',
    'one-bedroom apartment': 'Appartement met één slaapkamer',
    'two-bedroom apartment': 'Appartement met twee slaapkamers',
    'three-bedroom apartment': 'Appartement met drie slaapkamers',
    'cottage for two': 'Huisje voor twee personen',
    'cottage for four': 'Huisje voor vier personen',
    'cottage for five': 'Huisje voor vijf personen',
  }),
);

const TRANSLATED: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = { nl: DUTCH };

/** Translates common English names and appends the original, which the property knows; other names are unchanged. */
export function roomNameIn(language: Language, name: string): string {
  const translated = TRANSLATED[language]?.get(name.trim().toLowerCase());
  return translated === undefined ? name : `${translated} (${name})`;
}
