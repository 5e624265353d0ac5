import { buildDestination, buildDutchDestination } from '../../testing/entries';
import { vacationAlternates } from './vacation-meta';

const spain = buildDestination();
const alone = buildDestination({ localizations: { data: [] } });

it.each([
  [
    'the SEO texts',
    spain,
    { en: '/spain', nl: '/spanje' },
    { en: '/vacation/spain', nl: '/nl/vacation/spanje' },
  ],
  [
    'the SEO texts, where the entry knows no other language',
    alone,
    { en: '/spain', nl: '/spanje' },
    { en: '/vacation/spain', nl: '/nl/vacation/spanje' },
  ],
  [
    'the entry, where the SEO texts cannot be had',
    spain,
    null,
    { en: '/vacation/spain', nl: '/nl/vacation/spanje' },
  ],
  [
    'the entry, where the SEO texts call the country something else',
    spain,
    { en: '/kingdom-of-spain', nl: '/koninkrijk-spanje' },
    { en: '/vacation/spain', nl: '/nl/vacation/spanje' },
  ],
  [
    'all destinations, where neither knows it',
    alone,
    null,
    { en: '/vacation/spain', nl: '/nl/destinations' },
  ],
])(
  'SEO-06 the other language of a destination comes from %s',
  (_, destination, hotelPaths, alternates) => {
    expect(vacationAlternates({ destination, hotelPaths }, 'en')).toEqual(alternates);
  },
);

it('SEO-06 the English page of a Dutch one comes from the same texts', () => {
  expect(
    vacationAlternates(
      { destination: buildDutchDestination(), hotelPaths: { en: '/spain', nl: '/spanje' } },
      'nl',
    ),
  ).toEqual({ en: '/vacation/spain', nl: '/nl/vacation/spanje' });
});
