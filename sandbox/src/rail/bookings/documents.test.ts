import { isPassCode } from '../passes/pass-codes';
import type { Delivery } from '../wire/wire-types';
import { documentsOf } from './documents';
import { boughtBooking, passenger, soldTickets } from './testing/sold-items';
import { soldPass } from './testing/sold-pass';

const none = { travelerId: null, code: null, url: null, station: null, barcode: null };
const CODE = expect.stringMatching(/^[A-Z2-9]{8,9}$/);

describe('TRN-34: what shows that somebody may travel', () => {
  test.each<[Delivery, object[]]>([
    [
      'PAH',
      [
        { ...none, travelerId: 't1', barcode: expect.stringContaining('RAIL1|ABC234|') },
        { ...none, travelerId: 't2', barcode: expect.stringContaining('RAIL1|ABC234|') },
      ],
    ],
    [
      'ETK',
      [
        { ...none, travelerId: 't1', code: CODE },
        { ...none, travelerId: 't2', code: CODE },
      ],
    ],
    ['TICKETLESS', [{ ...none, code: 'ABC234' }]],
    ['TOD', [{ ...none, code: CODE, station: 'amsterdam-centraal' }]],
    [
      'RETRIEVE_VIA_LINK',
      [
        {
          ...none,
          url: expect.stringMatching(/^https:\/\/tickets\.eurostar\.example\/ABC234\/\w{16}$/),
        },
      ],
    ],
  ])('%s', (type, expected) => {
    const item = soldTickets({ delivery: [type] });
    expect(documentsOf(boughtBooking(item), item, 'en')).toEqual(
      expected.map((document) => ({ type, ...document })),
    );
  });

  test('MPASS has a number that seats can be bought with', () => {
    const item = soldPass('MPASS');
    const [document] = documentsOf(boughtBooking(item), item, 'en');
    expect(document).toEqual({
      ...none,
      type: 'MPASS',
      travelerId: 't1',
      code: expect.any(String),
    });
    expect(isPassCode(document?.code ?? '')).toBe(true);
  });
});

test('the barcode says who travels, in which train and where they sit', () => {
  const item = soldTickets({ legs: [[10_000]] });
  item.passengers = [passenger('t1', { first_name: 'Zoë', last_name: 'Núñez' })];
  item.seats = [{ segmentId: 'seg-0', travelerId: 't1', coach: '11', seat: '24', train: 'EST' }];
  const [document] = documentsOf(boughtBooking(item), item, 'en');
  expect(document?.barcode).toMatch(
    /^RAIL1\|ABC234\|\d{10}\|NUNEZ\/ZOE\|EST 9320 2026-12-10T08:00 NL:amsterdam-centraal>FR:paris-gare-du-nord STANDARD 11\/24$/,
  );
});

test('another name makes another ticket, the same name the same', () => {
  const item = soldTickets({ delivery: ['ETK'], legs: [[10_000]] });
  const codes = () => documentsOf(boughtBooking(item), item, 'en').map(({ code }) => code);
  const before = codes();
  expect(codes()).toEqual(before);
  item.passengers = [passenger('t1', { last_name: 'Janssen' })];
  expect(codes()).not.toEqual(before);
});

test('nothing before it is bought, for what was given back, or for what was exchanged', () => {
  const item = soldTickets();
  expect(documentsOf({ ...boughtBooking(item), reference: undefined }, item, 'en')).toEqual([]);
  item.canceled.add('ticket-f0.t1');
  expect(documentsOf(boughtBooking(item), item, 'en').map(({ travelerId }) => travelerId)).toEqual([
    't2',
  ]);
  item.canceled.add('ticket-f0.t2');
  expect(documentsOf(boughtBooking(item), item, 'en')).toEqual([]);
  const exchanged = { ...soldTickets(), replacedBy: 'rit_2' };
  expect(documentsOf(boughtBooking(exchanged), exchanged, 'en')).toEqual([]);
});
