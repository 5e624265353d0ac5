import {
  hotelAvailability,
  hotelReviews,
  popularPlaces,
  resolveHotelPath,
  searchAround,
  type ResolvePathResult,
} from '@wayfare/api-contract';
import {
  buildPlaceSuggestion,
  fakeWire,
  renderRoute,
  schemaProblems,
  standStill,
} from '@wayfare/testing';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { availability, hotelDetail, resolved, searchAnswer } from '../testing/answers';
import { NO_REVIEWS } from '../testing/reviews';

standStill();

const HOTEL = hotelDetail().paths;
const place = (type: 'country' | 'destination' | 'city' | 'hotel', label: string, path: string) =>
  resolved({
    place: buildPlaceSuggestion({ type, id: `${type}-1`, label, path }),
    paths: { en: path, nl: path },
  });

async function headOf(path: string, answer: ResolvePathResult = resolved()) {
  const wire = fakeWire([
    [resolveHotelPath, answer],
    [hotelReviews, NO_REVIEWS],
    [hotelAvailability, availability()],
    [searchAround, (request) => searchAnswer(request, 2)],
    [popularPlaces, []],
  ]);
  const { head } = await renderRoute(vertical, manifest, path, { wire });
  return head();
}

const stepsOf = (structured: readonly object[] | undefined) => {
  const list = structured?.find(
    (thing) => '@type' in thing && thing['@type'] === 'BreadcrumbList',
  ) as { itemListElement: { position: number; name: string; item: string }[] } | undefined;
  return list?.itemListElement.map(({ position, name, item }) => [position, name, item]);
};

it.each([
  ['its own address', `/hotels${HOTEL.en}`],
  ['a query', '/hotel?hotel_id=h-1'],
])(
  'SEO-04 a hotel opened by %s has one canonical address, its card and its structured data',
  async (_how, path) => {
    const head = await headOf(path, place('hotel', 'Hotel Mar Blau', HOTEL.en));
    expect(head).toMatchObject({
      canonical: `/hotels${HOTEL.en}`,
      image: {
        path: '/media/cards/hotel/h-1.en.png',
        alt: 'Hotel Mar Blau, Barcelona',
        width: 1200,
        height: 630,
      },
      structured: [{ '@type': 'Hotel', name: 'Hotel Mar Blau' }, { '@type': 'BreadcrumbList' }],
    });
    expect(schemaProblems(head?.structured)).toEqual([]);
  },
);

it.each([
  ['a country', place('country', 'Spain', '/spain'), '/hotels/spain', [['Spain', '/hotels/spain']]],
  [
    'a destination',
    place('destination', 'Catalonia', '/spain/catalonia'),
    '/hotels/spain/catalonia',
    [
      ['Spain', '/hotels/spain'],
      ['Catalonia', '/hotels/spain/catalonia'],
    ],
  ],
  [
    'a city',
    place('city', 'Barcelona', '/spain/catalonia/barcelona'),
    '/hotels/spain/catalonia/barcelona',
    [
      ['Spain', '/hotels/spain'],
      ['Catalonia', '/hotels/spain/catalonia'],
      ['Barcelona', '/hotels/spain/catalonia/barcelona'],
    ],
  ],
])(
  'HOT-31 %s shows search engines the steps that its visitors see',
  async (_what, answer, path, steps) => {
    const head = await headOf(path, answer);
    expect(stepsOf(head?.structured)).toEqual(
      [['All countries', '/hotels'], ...steps].map(([name, item], index) => [
        index + 1,
        name,
        item,
      ]),
    );
    expect(schemaProblems(head?.structured)).toEqual([]);
    expect(head?.canonical).toBe(path);
  },
);

it('SEO a search that can not be read has no structured data', async () => {
  expect(await headOf('/hotel')).toMatchObject({ noindex: true });
});
