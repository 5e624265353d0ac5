import {
  bookHotel,
  confirmTrainBooking,
  exportAccount,
  invoiceList,
  invoiceState,
  makeCreditNote,
  orderFlight,
  saveCompany,
} from '@wayfare/api-contract';
import type { BookResult, InvoiceDetails } from '@wayfare/api-contract';
import { startBookingApp } from '../../test/clients/booking-app';
import type { BookingApp } from '../../test/clients/booking-app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { createFlier } from '../../test/clients/flier-client';
import { signedInMember } from '../../test/clients/member-client';
import { mailed } from '../../test/clients/news';
import { createTraveller, found } from '../../test/clients/traveller-client';
import type { Answer } from '../../test/clients/traveller-client';
import { readPdf } from '../../test/readers/pdf-reader';
import { PARIS } from '../../test/clients/basket';
import { FakeRailway } from '../../test/fakes/railway/railway.fake';
import { createRider } from '../../test/clients/rider-client';
import { DETAILS } from '../../test/builders/invoices';

const LONG = 60_000;

type Headers = Record<'authorization', string>;

/** A checkout that has come to its last button. */
interface Checkout {
  order(invoice?: InvoiceDetails): Promise<Answer<BookResult>>;
  /** confirms the card; the booking's status once it is known */
  pay(id: string): Promise<string>;
}

describeOnDatabase('Invoices asked for at checkout', (database) => {
  const railway = new FakeRailway({ now: Date.now });
  let api: BookingApp;

  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      { SUPPLIER_TIMEOUT_MS: '10000' },
      { hotels: 20, hasVies: true, railways: () => railway.supplier },
    );
  }, LONG);
  afterAll(() => api.close(), LONG);

  const CHECKOUTS: Readonly<Record<string, (headers: Headers) => Promise<Checkout>>> = {
    async hotels(headers) {
      const guest = createTraveller(api.ask, api.sandbox.origin, headers.authorization);
      const quoted = async () => {
        for (const id of api.hotels) {
          const quote = await guest.quote(id).catch(() => null);
          if (quote !== null) return quote;
        }
        throw new Error('no hotel is free');
      };
      const quote = await quoted();
      const intent = await guest.intent(quote);
      const request = guest.bookRequest(quote, intent.id);
      return {
        order: (invoice) =>
          api.ask(bookHotel, invoice === undefined ? request : { ...request, invoice }, headers),
        async pay(id) {
          await guest.pay(intent);
          return (await guest.outcome(id)).status;
        },
      };
    },
    async flights(headers) {
      const flier = createFlier(api.ask, api.sandbox.origin, headers.authorization);
      const quote = await flier.quote(await flier.offer('AMS-BCN'));
      const intent = await flier.intent(quote.quote_id);
      const request = flier.orderRequest(quote, intent.id);
      return {
        order: (invoice) =>
          api.ask(
            orderFlight(),
            invoice === undefined ? request : { ...request, invoice },
            headers,
          ),
        async pay(id) {
          await flier.pay(intent);
          return (await flier.outcome(id)).status;
        },
      };
    },
    async trains(headers) {
      const rider = createRider(api.ask, api.sandbox.origin, headers);
      await rider.prebooked(PARIS);
      const intent = await rider.intent();
      const request = { payment_intent_id: intent.id };
      return {
        order: (invoice) =>
          api.ask(
            confirmTrainBooking,
            invoice === undefined ? request : { ...request, invoice },
            headers,
          ),
        async pay(id) {
          await rider.pay(intent);
          return (await rider.outcome(id)).status;
        },
      };
    },
  };
  const PRODUCTS = Object.keys(CHECKOUTS);

  async function checkoutOf(product: string, headers: Headers): Promise<Checkout> {
    const open = CHECKOUTS[product];
    if (open === undefined) throw new Error(`nobody sells ${product}`);
    return open(headers);
  }
  const guest = async (): Promise<Headers> => ({ authorization: await api.bearer() });
  const member = async (): Promise<Headers> =>
    (await signedInMember({ database: database(), keys: api.keys, now: Date.now() })).headers;

  const stateOf = (booking_id: string, headers: Headers) =>
    api.ask(invoiceState, { booking_id }, headers);
  const textOf = async (path = '') =>
    readPdf((await api.app.inject(path)).rawPayload).text.replace(/\s+/g, ' ');
  const kept = async (id: string) =>
    (
      await database().pool.query<{ invoice_details: unknown }>(
        'SELECT invoice_details FROM bookings WHERE id = $1',
        [id],
      )
    ).rows[0]?.invoice_details;

  async function booked(product: string, headers: Headers, invoice?: InvoiceDetails) {
    const checkout = await checkoutOf(product, headers);
    const { booking_id: id } = found(await checkout.order(invoice));
    expect(await checkout.pay(id)).toBe('confirmed');
    return id;
  }

  it.each(
    PRODUCTS.flatMap((product) => [
      [product, 'a guest', guest] as const,
      [product, 'a member', member] as const,
    ]),
  )(
    'of %s, by %s, are issued with the first look, once, and open to nobody else',
    async (product, _who, whoever) => {
      const headers = await whoever();
      const id = await booked(product, headers, DETAILS);
      expect(await stateOf(id, await member())).toMatchObject({
        ...{ status: 404, errors: [{ code: 'NOT_FOUND', field: 'booking_id' }] },
      });
      const first = found(await stateOf(id, headers));
      expect(first).toMatchObject({ details: DETAILS, vatVerified: true, creditDue: false });
      expect(first.papers).toMatchObject([{ kind: 'invoice', number: first.current }]);
      const again = found(await stateOf(id, headers));
      expect(again.papers).toMatchObject([{ number: first.current }]);
      const text = await textOf(first.papers[0]?.document);
      for (const part of [DETAILS.company, DETAILS.vatNumber, DETAILS.reference])
        expect(text).toContain(part);
      const { html } = await mailed(api.sandbox, `/invoice?booking=${id}`, 'To the invoice');
      expect(html).toContain('You asked for an invoice for Ümit &amp; Zonen B.V.');
    },
    LONG,
  );

  const REFUSED: readonly [Partial<InvoiceDetails>, string, string][] = [
    [{ company: ' ' }, 'invoice.company', 'required'],
    [{ postcode: '' }, 'invoice.postcode', 'postcode'],
    [{ vatNumber: 'NL12' }, 'invoice.vatNumber', 'vatFormat'],
    [{ vatNumber: 'NL004495446B01' }, 'invoice.vatNumber', 'vatChecksum'],
    [{ vatNumber: 'FI00000000' }, 'invoice.vatNumber', 'vatRefused'],
  ];

  it.each(PRODUCTS)(
    'of %s are refused at their field before anything is booked, and book once they are right',
    async (product) => {
      const headers = await guest();
      const checkout = await checkoutOf(product, headers);
      const count = async () => (await database().pool.query('SELECT FROM bookings')).rowCount;
      const before = await count();
      for (const [wrong, field, problem] of REFUSED)
        expect(await checkout.order({ ...DETAILS, ...wrong })).toMatchObject({
          ...{ status: 422, errors: [{ code: 'INVALID_REQUEST', field, problem }] },
        });
      expect(await count()).toBe(before);
      expect((await checkout.order(DETAILS)).status).toBe(200);
    },
    LONG,
  );

  it('may be changed and given up as long as the card was not asked', async () => {
    const checkout = await checkoutOf('flights', await guest());
    const { booking_id: id } = found(await checkout.order(DETAILS));
    expect(await kept(id)).toMatchObject({ buyer: DETAILS, vatVerified: true });
    expect((await checkout.order({ ...DETAILS, city: 'Utrecht' })).status).toBe(200);
    expect(await kept(id)).toMatchObject({ buyer: { city: 'Utrecht' } });
    expect((await checkout.order()).result?.booking_id).toBe(id);
    expect(await kept(id)).toBeNull();
  });

  it('may be changed while a step of the booking is under way, once it ends', async () => {
    const checkout = await checkoutOf('flights', await guest());
    const { booking_id: id } = found(await checkout.order(DETAILS));
    await database().pool.query(
      `UPDATE bookings SET lease_token = 'asks the bank', lease_until = $2 WHERE id = $1`,
      [id, new Date(Date.now() + 500)],
    );
    expect((await checkout.order({ ...DETAILS, city: 'Utrecht' })).status).toBe(200);
    expect(await kept(id)).toMatchObject({ buyer: { city: 'Utrecht' } });
  });

  it(
    'are taken while the register is away, which the page tells and no paper; a credit note names the same company',
    async () => {
      const headers = await guest();
      const details = { ...DETAILS, country: 'FI', vatNumber: 'FI11111111' };
      const id = await booked('flights', headers, details);
      const { vatVerified, papers, current } = found(await stateOf(id, headers));
      expect([vatVerified, papers.length]).toEqual([false, 1]);
      expect(await textOf(papers[0]?.document)).not.toMatch(/verif/i);
      await database().pool.query('UPDATE bookings SET refunded = 1000 WHERE id = $1', [id]);
      const credited = found(await api.ask(makeCreditNote, { booking_id: id }, headers));
      expect(credited.papers[0]).toMatchObject({ kind: 'credit', of: current });
      const text = await textOf(credited.papers[0]?.document);
      for (const part of [DETAILS.company, 'FI11111111']) expect(text).toContain(part);
    },
    LONG,
  );

  it(
    'go before the company of the account, stand in its list and its export; without them nothing is issued',
    async () => {
      const headers = await member();
      const own = { ...DETAILS, company: 'Own B.V.' };
      await api.ask(saveCompany, { details: own }, headers);
      const [wished, plain] = [
        await booked('flights', headers, DETAILS),
        await booked('trains', headers),
      ];
      const { papers } = found(await api.ask(invoiceList, {}, headers));
      expect(papers).toMatchObject([{ booking_id: wished, company: DETAILS.company }]);
      expect(found(await stateOf(plain, headers))).toMatchObject({ details: own, papers: [] });
      const { data } = found(await api.ask(exportAccount, {}, headers));
      expect(data).toMatchObject({
        bookings: [
          { id: wished, invoiceDetails: { buyer: DETAILS } },
          { id: plain, invoiceDetails: null },
        ],
        invoices: [{ bookingId: wished }],
      });
    },
    LONG,
  );
});
