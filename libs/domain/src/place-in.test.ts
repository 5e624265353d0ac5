import { placeIn } from './place-in';

it.each([
  ['Amsterdam', 'nl', 'in Amsterdam'],
  ['Balearen', 'nl', 'op de Balearen'],
  ['Balearen, Spanje', 'nl', 'op de Balearen, Spanje'],
  ['Palma, Balearen', 'nl', 'in Palma, Balearen'],
  ['Malta', 'nl', 'op Malta'],
  ['Curaçao', 'nl', 'op Curaçao'],
  ['Kreta', 'nl', 'op Kreta'],
  ['Verenigd Koninkrijk', 'nl', 'in het Verenigd Koninkrijk'],
  ['Zeeland', 'nl', 'in Zeeland'],
  ['Spanje', 'nl', 'in Spanje'],
  ['Balearic Islands', 'en', 'in the Balearic Islands'],
  ['Netherlands', 'en', 'in the Netherlands'],
  ['Malta', 'en', 'in Malta'],
  ['Gotland, Sweden', 'en', 'on Gotland, Sweden'],
  ['constructor', 'en', 'in constructor'],
  ['', 'en', 'in '],
] as const)('I18N %j in %s is where: %s', (name, language, words) =>
  expect(placeIn(name, language)).toBe(words),
);
