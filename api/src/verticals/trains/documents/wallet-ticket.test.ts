import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import { unzipSync } from 'fflate';
import {
  walletFiles,
  GOOGLE_EMAIL,
  GOOGLE_CLASS,
  type WalletFiles,
} from '../../../../test/builders/wallets';
import {
  BACK,
  BOOKING,
  CODES,
  CONTEXT,
  delivered,
  DUTCH,
  OUT,
  PASS,
  TICKETS,
} from '../../../../test/builders/build-train';
import { fitsInLink } from './google-ticket';
import type { TrainPaper } from './train-source';
import { trainWallets } from './wallet-papers';

/* Tickets of trains in wallets: what the pass and the link say of each kind of booking. */

const NOW = Date.parse('2026-12-10T09:05:00Z');
const ANNEKE = { itemId: TICKETS.id, travelerId: 't1' };
const there = { ...TICKETS, legs: [OUT] };

interface Field {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}
interface Pass {
  readonly serialNumber: string;
  readonly relevantDate: string;
  readonly expirationDate: string;
  readonly barcodes: readonly Record<string, string>[];
  readonly boardingPass: Readonly<Record<string, readonly Field[]>>;
}
interface Offer {
  readonly transitObjects: readonly Record<string, unknown>[];
}

describe('A train ticket for a wallet', () => {
  let given: WalletFiles;
  beforeAll(async () => {
    given = await walletFiles();
  });

  const papers = () => trainWallets(given.wallets);
  async function passOf(booking: TrainPaper, { context = CONTEXT, of = ANNEKE, now = NOW } = {}) {
    const file = await papers().pass(booking, context, of, now);
    if (file === null) return null;
    const text = Buffer.from(unzipSync(file)['pass.json'] ?? []).toString();
    return JSON.parse(text) as Pass;
  }
  const face = (pass: Pass | null) =>
    Object.fromEntries(
      Object.entries(pass?.boardingPass ?? {}).flatMap(([place, fields]) =>
        place === 'transitType' || place === 'backFields'
          ? []
          : fields.map(({ key, label, value }) => [key, `${label}: ${value}`]),
      ),
    );

  it.each([
    [
      'there and back, on the way there',
      BOOKING,
      {},
      {
        from: '09:10: Amsterdam Centraal',
        to: '13:35: Paris Gare du Nord',
        train: 'Train: IC 9220, Eurostar 9340',
        seat: 'Seats: Coach 4, seat 61',
        traveller: 'Traveller: Anneke de Vries',
      },
    ],
    [
      'there and back, when the way there is over',
      BOOKING,
      { now: Date.parse(OUT.solution.arrival) },
      {
        from: expect.stringMatching(/: Paris Gare du Nord$/),
        to: expect.stringMatching(/: Amsterdam Centraal$/),
      },
    ],
    [
      'there alone, in Dutch',
      { ...BOOKING, bookingItems: [there] },
      { context: DUTCH },
      { seat: 'Zitplaatsen: Rijtuig 4, plaats 61', traveller: 'Reiziger: Anneke de Vries' },
    ],
    [
      'of another traveller without a seat',
      { ...BOOKING, bookingItems: [{ ...TICKETS, seats: [] }] },
      { of: { ...ANNEKE, travelerId: 't2' } },
      { traveller: 'Traveller: Lucas de Vries' },
    ],
    [
      'of a demonstration',
      { ...BOOKING, demo: true },
      {},
      { demo: 'Please note: Demonstration booking' },
    ],
  ])(
    'shows the journey that is next and its traveller: %s',
    async (_kind, booking, asked, said) => {
      const pass = await passOf(booking, asked);
      expect(face(pass)).toMatchObject(said);
      expect(pass?.boardingPass.transitType).toBe('PKTransitTypeTrain');
      expect(pass?.relevantDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
    },
  );

  it('has the code of its traveller and nobody else’s, and keeps its name when it is made again', async () => {
    const [first, again, other] = await Promise.all([
      passOf(BOOKING),
      passOf({ ...BOOKING, bookingItems: [there] }, { now: NOW + 1 }),
      passOf(BOOKING, { of: { ...ANNEKE, travelerId: 't2' } }),
    ]);
    expect(first?.barcodes).toEqual([
      {
        format: 'PKBarcodeFormatAztec',
        message: CODES[0],
        messageEncoding: 'iso-8859-1',
        altText: BOOKING.supplierReference,
      },
    ]);
    expect(JSON.stringify(first)).not.toMatch(/Lucas|9876543210|pin/i);
    expect(first?.serialNumber).toBe(again?.serialNumber);
    expect(first?.serialNumber).not.toBe(other?.serialNumber);
    expect(other?.barcodes[0]?.message).toBe(CODES[1]);
    expect(Date.parse(first?.expirationDate ?? '')).toBe(
      Date.parse(BACK.solution.arrival) + 86_400_000,
    );
  });

  it('writes letters beyond ASCII as the code on paper does', async () => {
    const barcodes = [{ itemId: TICKETS.id, travelerId: 't1', content: 'RAIL1|ŁÓDŹ' }];
    const pass = await passOf({ ...BOOKING, barcodes });
    expect(pass?.barcodes[0]).toMatchObject({ message: 'RAIL1|ŁÓDŹ', messageEncoding: 'utf-8' });
  });

  it.each<[string, TrainPaper, typeof ANNEKE]>([
    ['a booking that is cancelled', { ...BOOKING, status: 'canceled' }, ANNEKE],
    [
      'a ticket that was given back',
      { ...BOOKING, bookingItems: [{ ...TICKETS, bookingItemStatus: 'CANCELED' }] },
      ANNEKE,
    ],
    [
      'a code that is read out',
      delivered({ type: 'ETK', code: 'A1', url: null, station: null }),
      ANNEKE,
    ],
    ['a ticket without a code', { ...BOOKING, barcodes: [] }, ANNEKE],
    [
      'a rail pass, whose number is typed into an app',
      BOOKING,
      { itemId: PASS.id, travelerId: 't1' },
    ],
    ['somebody who has none', BOOKING, { ...ANNEKE, travelerId: 't9' }],
  ])('is not made of %s', async (_what, booking, of) => {
    const { pass, link } = papers();
    expect(await pass(booking, CONTEXT, of, NOW)).toBeNull();
    expect(await link(booking, CONTEXT, of, NOW)).toBeNull();
  });

  it('is not made where the site cannot sign', async () => {
    const { pass, link } = trainWallets({ apple: null, google: null });
    expect(await pass(BOOKING, CONTEXT, ANNEKE, NOW)).toBeNull();
    expect(await link(BOOKING, CONTEXT, ANNEKE, NOW)).toBeNull();
  });

  async function offered(booking: TrainPaper): Promise<{ token: string; payload: Offer }> {
    const link = (await papers().link(booking, CONTEXT, ANNEKE, NOW)) ?? '';
    const token = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(link)?.[1] ?? '';
    return { token, payload: decodeJwt<{ payload: Offer }>(token).payload };
  }

  it('leads to Google Wallet by a token that the site’s account signed', async () => {
    const { token } = await offered({ ...BOOKING, bookingItems: [there] });
    const key = await importSPKI(given.googlePublicKey, 'RS256');
    const { payload } = await jwtVerify(token, key, { audience: 'google', issuer: GOOGLE_EMAIL });
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      iat: NOW / 1000,
      payload: {
        transitObjects: [
          {
            id: expect.stringMatching(/^3388000000012345678\.TR12TR34-[0-9a-f]{12}-202701140910$/),
            classId: GOOGLE_CLASS,
            tripType: 'ONE_WAY',
            passengerNames: 'Anneke de Vries',
            ticketLeg: {
              departureDateTime: OUT.solution.departure,
              carriage: 'IC 9220, Eurostar 9340',
              ticketSeats: [{ coach: '4', seat: '61' }],
            },
            barcode: { type: 'AZTEC', value: CODES[0] },
          },
        ],
      },
    });
  });

  it.each<[string, string, string, boolean]>([
    ['as much as there is', 'Anneke', 'X'.repeat(60), true],
    ['less beside a long code and a long name', 'é'.repeat(200), 'X'.repeat(348), false],
  ])('says %s in a link that no browser cuts', async (_how, firstName, content, isWhole) => {
    const travelers = TICKETS.travelers.map((one) => ({ ...one, firstName }));
    const legs = [
      { ...OUT, origin: { ...OUT.origin, label: isWhole ? 'Amsterdam' : 'Ł'.repeat(80) } },
    ];
    const { token, payload } = await offered({
      ...BOOKING,
      barcodes: [{ itemId: TICKETS.id, travelerId: 't1', content }],
      bookingItems: [{ ...TICKETS, legs, travelers }],
    });
    expect(token.length).toBeLessThanOrEqual(1_800);
    expect('passengerType' in (payload.transitObjects[0] ?? {})).toBe(isWhole);
    expect([fitsInLink(content), fitsInLink(`${content}${'X'.repeat(300)}`)]).toEqual([
      true,
      false,
    ]);
  });

  it('has another name at Google for each journey: what is there under one is kept', async () => {
    const ids = await Promise.all(
      [NOW, Date.parse(OUT.solution.arrival)].map(async (now) => {
        const link = (await papers().link(BOOKING, CONTEXT, ANNEKE, now)) ?? '';
        return decodeJwt<{ payload: Offer }>(link.replace(/.*\//, '')).payload.transitObjects[0]
          ?.id;
      }),
    );
    expect(new Set(ids).size).toBe(2);
  });
});
