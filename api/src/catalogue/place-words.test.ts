import { LANGUAGES, PLACES_WITH_WORDS, placeIn } from '@wayfare/domain';
import { readTowns } from './geonames/towns';
import { PlaceRows } from './import/place-rows';

/* The words before names of places know the names that the catalogue really has. */

const rows = new PlaceRows(readTowns()).finish();
const namesIn = { en: rows.map(({ name_en }) => name_en), nl: rows.map(({ name_nl }) => name_nl) };
const regions = rows.filter(({ type }) => type !== 'city');

it.each(LANGUAGES)(
  'I18N every name with a word of its own is one of the catalogue, in %s',
  (language) => {
    const known = new Set(namesIn[language]);
    expect(PLACES_WITH_WORDS[language].filter((name) => !known.has(name))).toEqual([]);
  },
);

it('I18N groups of islands are never "in" without an article', () => {
  const groups = regions.filter(
    ({ name_en, name_nl }) => / Islands$/.test(name_en) || /eilanden$/i.test(name_nl),
  );
  expect(groups.length).toBeGreaterThan(8);
  for (const { name_en, name_nl } of groups) {
    expect(placeIn(name_en, 'en')).toBe(`in the ${name_en}`);
    expect(placeIn(name_nl, 'nl')).toBe(`op de ${name_nl}`);
  }
});
