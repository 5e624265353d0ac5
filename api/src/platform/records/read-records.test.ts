import { aFlightRecord } from '../../../test/builders/build-flight-record';
import { flightOf } from '../../verticals/flights/flight-records';
import { aStayPart, aStayRecord } from '../../../test/builders/build-stay-record';
import { stayOf, stayOfferOf } from '../../verticals/hotels/stay-details';
import { aTrainRecord } from '../../../test/builders/build-train-record';
import { basketItemsOf } from '../../verticals/trains/basket/basket-records';
import { trainOf } from '../../verticals/trains/records/train-records';
import { versionOne } from '../../../test/builders/first-version';
import { StoredRecordError } from './stored-record-error';

const ID = 'bk_1';

describe('A stored record', () => {
  it('without a version is read as of version 1, and written as of the present one', () => {
    for (const [read, record] of [
      [flightOf, aFlightRecord()],
      [trainOf, aTrainRecord()],
    ] as const) {
      expect(read({ id: ID, details: versionOne(record) })).toEqual(record);
      expect(record.version).toBe(2);
    }
  });

  it('HOT-18 of a stay with one rate for all rooms has it as its one part', () => {
    const {
      parts: [part],
      holder: { roomGuests: _guests, assistance: _assistance, ...holder },
      ...rest
    } = aStayRecord('H-1', { occupancies: [{ paxes: [{ age: 30 }] }, { paxes: [{ age: 40 }] }] });
    const { rooms: _rooms, booked: _booked, ...rate } = part ?? aStayPart();
    const present = {
      ...rest,
      parts: [{ ...rate, rooms: [1, 2], booked: null }],
      holder: { ...holder, roomGuests: [], assistance: [] },
    };
    for (const old of [
      { ...rest, ...rate, holder, isMemberPrice: false, version: 2 },
      versionOne({ ...rest, ...rate, holder, isMemberPrice: false }),
    ]) {
      expect(stayOf({ id: ID, details: old })).toEqual(present);
      expect(stayOfferOf({ id: ID, offer: old }).parts).toEqual(present.parts);
    }
  });

  it('of trains gets what tickets did not say then', () => {
    const { items, ...record } = aTrainRecord();
    const old = items.map(({ nameChange: _names, exchange: _exchange, documents, ...item }) => ({
      ...item,
      documents: documents.map(({ barcode: _barcode, ...document }) => document),
    }));
    expect(trainOf({ id: ID, details: versionOne({ ...record, items: old }) }).items).toEqual(
      items.map((item) => ({
        ...item,
        nameChange: { eligible: false, reason: '', remaining: 0 },
        exchange: { eligible: false, routeChangePossible: false },
        documents: item.documents.map((document) => ({ ...document, barcode: null })),
      })),
    );
    expect(
      basketItemsOf({
        id: ID,
        items: [
          versionOne({ item: old[0] ?? {}, offerLocations: [], criteria: null, passengers: [] }),
        ],
      })[0]?.item.nameChange.eligible,
    ).toBe(false);
  });

  it('is parsed once for a row, however often it is read', () => {
    const row = { id: ID, details: versionOne(aFlightRecord()) };
    expect(flightOf(row)).toBe(flightOf(row));
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, ''],
    ['a list', [], ''],
    [
      'a text in place of an amount',
      { ...aFlightRecord(), cents: { base: 'secret' } },
      'cents.base',
    ],
    ['a part that is missing', { ...versionOne(aFlightRecord()), tickets: undefined }, 'tickets'],
    ['a version that is not there yet', { ...aFlightRecord(), version: 3 }, 'version'],
    ['a version that is none', { ...aFlightRecord(), version: 'secret' }, 'version'],
  ])(
    'that is %s is one error with row and field, and without what stands there',
    (_what, details, path) => {
      let error: unknown;
      try {
        flightOf({ id: ID, details });
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toEqual(new StoredRecordError({ table: 'bookings', id: ID }, path));
      expect(String(error)).toMatch(/^StoredRecordError: bookings bk_1 cannot be read/);
      expect(String(error)).not.toContain('secret');
    },
  );

  it('of a quote says that it is one', () => {
    expect(() => stayOfferOf({ id: 'qt_1', offer: {} })).toThrow(
      'quotes qt_1 cannot be read at hotelId',
    );
  });
});
