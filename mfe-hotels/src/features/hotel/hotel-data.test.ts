import { schemaProblems } from '@wayfare/testing';
import { hotelDetail } from '../../testing/answers';
import { hotelData } from './hotel-data';

const RATED = { rating: { score: 8.4, count: 120 } };

it('SEO gives search engines name, address, place, stars and pictures of a hotel, without a price', () => {
  const data = hotelData(hotelDetail(), 'nl');
  expect(data).toMatchObject({
    '@type': 'Hotel',
    name: 'Hotel Mar Blau',
    url: '/nl/hotels/spanje/catalonie/barcelona/hotel-mar-blau',
    image: ['/media/hotels/h-1/1/1280.webp'],
    address: {
      streetAddress: 'Passeig 12, Barcelona',
      addressLocality: 'Barcelona',
      addressRegion: 'Catalonia',
      addressCountry: 'Spain',
    },
    geo: { latitude: 41.3874, longitude: 2.1686 },
    starRating: { ratingValue: 4, bestRating: 5 },
  });
  expect(data).not.toHaveProperty('priceRange');
});

it.each([
  [
    'what guests said',
    { ...RATED, demo: false },
    {
      '@type': 'AggregateRating',
      ratingValue: 8.4,
      ratingCount: 120,
      bestRating: 10,
      worstRating: 0,
    },
  ],
  ['no rating of invented supply', { ...RATED, demo: true }, undefined],
  ['no rating that nobody gave', { rating: { score: 0, count: 0 }, demo: false }, undefined],
  ['no rating where there is none', { rating: null, demo: false }, undefined],
])('SEO shows %s', (_what, change, rating) => {
  expect(hotelData(hotelDetail(change), 'en').aggregateRating).toEqual(rating);
});

it.each([
  ['31', 'Hotel'],
  ['33', 'LodgingBusiness'],
  ['49', 'Hostel'],
] as const)('SEO calls the type %s a %s', (hotelType, type) => {
  expect(hotelData(hotelDetail({ hotelType }), 'en')['@type']).toBe(type);
});

it.each([
  ['as it is', {}],
  ['with ratings', { ...RATED, demo: false }],
  ['without a picture', { images: [] }],
  ['in a hostel', { hotelType: '49' as const }],
])('SEO speaks the words of schema.org: %s', (_what, change) => {
  expect(schemaProblems([hotelData(hotelDetail(change), 'en')])).toEqual([]);
});
