import {
  PassAreasResultSchema,
  PassSearchResultSchema,
  RailCardsResultSchema,
  TicketSearchResultSchema,
  TrainPlacesResultSchema,
} from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { Caller, leg } from '../testing/caller';
import { withoutPositions } from '../testing/without-positions';
import { FAMILY, ROUTES } from '../testing/routes';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest();
const caller = new Caller(app);

describe('answers have the shape of the contract, nothing more and nothing less', () => {
  test('API-28 of places, cards and areas', async () => {
    const { places } = (await caller.get('/rail/places?query=par&size=5')).json<{
      places: unknown;
    }>();
    expect(v.parse(TrainPlacesResultSchema, places)).toEqual(places);
    const { railCards } = (await caller.get('/rail/rail-cards')).json<{ railCards: unknown }>();
    expect(v.parse(RailCardsResultSchema, railCards)).toEqual(railCards);
    const { areas } = (await caller.get('/rail/pass-areas')).json<{ areas: unknown }>();
    expect(v.parse(PassAreasResultSchema, areas)).toEqual(areas);
  });

  test.each(ROUTES)('of tickets %s', async (_, places) => {
    const found = await caller.search([leg(places, '2026-12-10T08:00')], FAMILY);
    expect(v.parse(TicketSearchResultSchema, found)).toEqual(withoutPositions(found));
    expect(found.legs.map(({ solutions }) => solutions.length > 0)).toEqual([true]);
    expect(found.offers.length).toBeGreaterThan(0);
  });

  test('of passes', async () => {
    const found = (
      await caller.post('/rail/offers/pass/searches', {
        place: 'DE',
        validityStartDate: '2026-12-10',
        travelers: FAMILY,
      })
    ).json<unknown>();
    expect(v.parse(PassSearchResultSchema, found)).toEqual(found);
  });
});

test.each<[Record<string, string>, number, string]>([
  [{}, 401, 'This key is not known.'],
  [{ authorization: 'Bearer rail_live_1' }, 401, 'This key is not known.'],
  [{ 'accept-language': 'nl' }, 401, 'Deze sleutel is niet bekend.'],
])('%j opens nothing', async (headers, status, label) => {
  const answer = await app.inject({ url: '/rail/health', headers });
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    { errors: [{ code: 'UNAUTHORIZED', label, details: '' }] },
  ]);
});

test('with the key the supplier is up, and what it does not know is not found', async () => {
  expect((await caller.get('/rail/health')).json()).toEqual({ status: 'UP' });
  expect((await caller.get('/rail/nothing')).statusCode).toBe(404);
  expect(
    (await caller.get('/rail/places?codes=FR:paris,NL:atlantis'))
      .json<{ places: { code: string }[] }>()
      .places.map(({ code }) => code),
  ).toEqual(['FR:paris']);
});
