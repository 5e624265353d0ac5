import { TrainItemSchema } from '@wayfare/api-contract/schemas';
import type { PassCriteria, TicketCriteria, TrainPassenger } from '@wayfare/api-contract';
import { addDays, formatDecimal, today } from '@wayfare/domain';
import * as v from 'valibot';
import { eraRailSupplier } from '../../../adapters/rail-supplier/era';
import {
  bought,
  FAMILY,
  isFare,
  itemOf,
  offerOf,
} from '../../../../test/conformance/rail-supplier/rail-buyer';
import type { RailItem } from '../../../ports/rail-items';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { runningSandbox } from '../../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../../test/sandbox/sandbox-process';
import { wireItem } from './wire-item';

const DAY = addDays(today('UTC'), 57);
const LEG = { origin: 'NL:amsterdam', destination: 'FR:paris', departure: `${DAY}T08:00` };
const TICKETS: TicketCriteria = { legs: [LEG], travelers: [{ age: 40, cards: [] }] };
const PASS: PassCriteria = {
  place: 'EU',
  validityStartDate: DAY,
  travelers: [{ age: 40, cards: [] }],
};

let sandbox: RunningSandbox;
let tickets: RailItem;
let pass: RailItem;

const buy = async (supplier: RailSupplier, location: string) =>
  itemOf(await bought(supplier, { locations: [location], day: DAY }));

beforeAll(async () => {
  sandbox = await runningSandbox();
  const supplier = eraRailSupplier({
    url: sandbox.origin,
    token: 'rail_test_sandbox',
    timeout: 20_000,
  });
  tickets = await buy(
    supplier,
    offerOf(
      await supplier.searchTickets({ legs: [LEG], travellers: FAMILY }, 'en'),
      isFare('FULL_FLEX'),
    ).location,
  );
  pass = await buy(
    supplier,
    (await supplier.searchPasses({ area: 'EU', validFrom: DAY, travellers: FAMILY }, 'en'))
      .offers[0]?.location ?? '',
  );
}, 60_000);
afterAll(() => sandbox.stop());

const both = (): readonly (readonly [RailItem, 'point-to-point' | 'pass'])[] => [
  [tickets, 'point-to-point'],
  [pass, 'pass'],
];

describe('An item of a train booking', () => {
  it('TRN-19 is a ticket or a pass of the contract', () => {
    for (const [item] of both())
      expect(v.parse(TrainItemSchema, wireItem(item))).toEqual(wireItem(item));
    expect(both().map(([item]) => wireItem(item).type)).toEqual(both().map(([, type]) => type));
  });

  it('TRN-22 costs what its supplier asks', () => {
    for (const [item] of both())
      expect(wireItem(item).prices.amountsToDisplay[0]?.amount).toEqual({
        value: formatDecimal(item.price),
        currency: 'EUR',
      });
  });

  it('TRN-17 has one lead, and the passengers that its owner filled in', () => {
    const anna: TrainPassenger = {
      id: 't1',
      first_name: 'Anna',
      last_name: 'de Vries',
      title: 'MRS',
    };
    for (const [item] of both()) {
      const { travelers } = wireItem(item, { passengers: new Map([['t1', anna]]) });
      expect(travelers.map(({ leadTraveler }) => leadTraveler)).toEqual([
        true,
        false,
        false,
        false,
      ]);
      expect(travelers.map(({ passenger }) => passenger)).toEqual([anna, null, null, null]);
      expect(wireItem(item).travelers.every(({ passenger }) => passenger === null)).toBe(true);
    }
  });

  it('TRN-39 says what it was found by, each kind by its own', () => {
    expect(
      [TICKETS, PASS, null].map((criteria) => wireItem(tickets, { criteria }).criteria),
    ).toEqual([TICKETS, null, null]);
    expect([TICKETS, PASS, null].map((criteria) => wireItem(pass, { criteria }).criteria)).toEqual([
      null,
      PASS,
      null,
    ]);
  });

  it('OQ-74 keeps what is scanned to itself', () => {
    expect(tickets.documents.length).toBeGreaterThan(0);
    for (const [item] of both()) {
      const barcodes = item.documents.flatMap(({ barcode }) => barcode ?? []);
      expect(wireItem(item).valueDocuments.map((document) => Object.keys(document).sort())).toEqual(
        item.documents.map(() => ['code', 'station', 'travelerId', 'type', 'url']),
      );
      for (const barcode of barcodes)
        expect(JSON.stringify(wireItem(item).valueDocuments)).not.toContain(barcode);
    }
  });

  it('is the same when it has been kept in a column', () => {
    const kept = { ...tickets, expiresAt: new Date('2026-12-10T09:00:00Z') };
    expect(wireItem(JSON.parse(JSON.stringify(kept)))).toEqual(wireItem(kept));
  });
});
