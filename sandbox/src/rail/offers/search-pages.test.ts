import { TicketSearchResultSchema } from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { Caller, leg } from '../testing/caller';
import { BACK, OUT } from '../testing/routes';
import { withoutPositions } from '../testing/without-positions';
import type { WireTicketSearch } from '../testing/answered';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest();
const caller = new Caller(app);

const departures = ({ legs }: WireTicketSearch, index = 0): string[] =>
  (legs[index]?.solutions ?? []).map(({ departure }) => departure);

describe('OQ-65 pages', () => {
  test('later trains follow those that are shown, earlier ones come back to them', async () => {
    const first = await caller.search([OUT, BACK]);
    const next = await caller.page(first, 'leg-1', 'next');
    expect(Date.parse(departures(next)[0] ?? '')).toBeGreaterThan(
      Date.parse(departures(first).at(-1) ?? ''),
    );
    expect(departures(next, 1)).toEqual(departures(first, 1));
    const again = await caller.page(next, 'leg-1', 'previous');
    expect(Date.parse(departures(again).at(-1) ?? '')).toBeLessThan(
      Date.parse(departures(next)[0] ?? ''),
    );
    expect(v.parse(TicketSearchResultSchema, again)).toEqual(withoutPositions(again));
  });

  test('before the next train there is nothing', async () => {
    time.now = Date.UTC(2026, 10, 23, 9, 40);
    const first = await caller.search([leg('NL:utrecht-centraal NL:zwolle', '2026-11-23T10:00')]);
    expect(departures(await caller.page(first, 'leg-1', 'previous'))).toEqual(departures(first));
  });

  test('of an unknown search or direction are not found', async () => {
    const { id } = await caller.search([OUT]);
    const status = async (searchId: string, legId: string) =>
      (
        await caller.post(`/rail/offers/point-to-point/searches/${searchId}/pages`, {
          leg: legId,
          page: 'next',
        })
      ).statusCode;
    expect([
      await status(id, 'leg-2'),
      await status(`${id}x`, 'leg-1'),
      await status('tks_nothing', 'leg-1'),
    ]).toEqual([404, 404, 404]);
  });
});
