import { schemaProblems } from './schema-org';

const HOTEL = {
  '@type': 'Hotel',
  name: 'Mar Blau',
  address: { '@type': 'PostalAddress', addressCountry: 'Spain' },
};

it.each([
  ['nothing about what is right', HOTEL, []],
  [
    'a type that it does not have',
    { '@type': 'Hotell' },
    ['Hotell is a Hotell, which nobody knows'],
  ],
  ['what search engines ask for', { '@type': 'Hotel', name: 'Mar Blau' }, ['Hotel has no address']],
  [
    'a property that the type does not have',
    { ...HOTEL, stars: 4 },
    ['Hotel has no property stars in schema.org'],
  ],
  [
    'a thing of another type',
    { ...HOTEL, geo: { '@type': 'Rating', ratingValue: 4 } },
    ['Hotel.geo is no GeoCoordinates'],
  ],
  [
    'a number that is a text',
    { ...HOTEL, starRating: { '@type': 'Rating', ratingValue: '4' } },
    ['Hotel.starRating.ratingValue is no number'],
  ],
  ['a text that is empty', { ...HOTEL, name: ' ' }, ['Hotel.name is no text']],
  [
    'an address that is none',
    { ...HOTEL, image: ['/media/a/1280.webp', 'a.webp'] },
    ['Hotel.image[1] is no address'],
  ],
  [
    'a list without entries',
    { '@type': 'BreadcrumbList', itemListElement: [] },
    ['BreadcrumbList.itemListElement is empty'],
  ],
])('schema.org says %s', (_what, thing, problems) => {
  expect(schemaProblems([thing])).toEqual(problems);
});
