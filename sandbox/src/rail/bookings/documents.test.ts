import { buildApp } from '../../app';
import { leg, onlyItem, RailBuyer, ticketOf, TO_MUNICH, TO_PARIS } from './testing/rail-buyer';
import type { WireBooking } from './wire-booking';

const app = buildApp({ now: () => Date.UTC(2026, 10, 21, 10) });
const buyer = new RailBuyer(app);

// The first search makes the timetable.
jest.setTimeout(60_000);

afterAll(() => app.close());

const TO_EDINBURGH = leg('GB:london', 'GB:edinburgh', '2026-12-10T07:00');
const TO_MILAN = leg('IT:roma', 'IT:milano', '2026-12-10T07:00');
const TO_GOTHENBURG = leg('SE:stockholm', 'SE:goteborg', '2026-12-10T07:00');
const NONE = { travelerId: null, code: null, url: null, station: null, barcode: null };
const CODE = expect.stringMatching(/^[A-Z2-9]{8,9}$/);
const BARCODE = expect.stringMatching(
  /^RAIL1\|\w{6}\|\d{10}\|JANSEN\/ADA[BC]\|ICE \d+ 2026-12-10T/,
);

describe('TRN-34: what shows that two people may travel', () => {
  test.each([
    [
      'PAH',
      TO_MUNICH,
      [
        { travelerId: 't1', barcode: BARCODE },
        { travelerId: 't2', barcode: BARCODE },
      ],
    ],
    [
      'ETK',
      TO_PARIS,
      [
        { travelerId: 't1', code: CODE },
        { travelerId: 't2', code: CODE },
      ],
    ],
    ['TICKETLESS', TO_MILAN, [{ code: expect.stringMatching(/^\w{6}$/) }]],
    ['TOD', TO_EDINBURGH, [{ code: CODE, station: expect.stringContaining('London') }]],
    ['RETRIEVE_VIA_LINK', TO_GOTHENBURG, [{ url: expect.stringMatching(/^https:.*\/\w{16}$/) }]],
  ])('%s', async (type, way, expected) => {
    const offer = await buyer.offer('NON_FLEX', [way], [40, 40], ({ deliveryOptions }) =>
      deliveryOptions.some((option) => option === type),
    );
    const basket = await buyer.basket([offer]);
    await buyer.name(basket);
    await buyer.ask('POST', `/bookings/${basket.id}/checkout/prebook`, {
      items: [{ id: onlyItem(basket).id, ticketingOption: type }],
    });
    const bought = await buyer.ask<WireBooking>('POST', `/bookings/${basket.id}/checkout/confirm`);
    expect(ticketOf(bought).valueDocuments).toEqual(
      expected.map((document) => ({ ...NONE, type, ...document })),
    );
    expect(onlyItem(basket).valueDocuments).toEqual([]);
  });
});
