import {
  company,
  exportAccount,
  exportInvoices,
  findBooking,
  invoiceList,
  invoiceState,
  makeCreditNote,
  makeInvoice,
  saveCompany,
} from '@wayfare/api-contract';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { signedInMember } from '../../test/clients/member-client';
import type { Member } from '../../test/clients/member-client';
import { runningSandbox } from '../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../test/sandbox/sandbox-process';
import { readPdf } from '../../test/readers/pdf-reader';
import { DETAILS, money, PRICE, seedFlight, seedStay } from '../../test/builders/invoices';

const DAY = 24 * 3_600_000;
const squeezed = (text: string) => text.replace(/\s+/g, ' ');

describeOnDatabase('Invoices', (database) => {
  let api: AppUnderTest;
  let sandbox: RunningSandbox;
  let sanne: Member;
  let stranger: Member;
  const site = () => ({ database: database(), keys: api.keys, now: NOW });

  beforeAll(async () => {
    sandbox = await runningSandbox();
    api = await startApp(database(), {
      env: {
        ...{ CAPTCHA: 'off', RATE_LIMIT_LOGIN: '0', SELLER_NAME: 'Wayfare Reizen B.V.' },
        ...{ SELLER_ADDRESS: 'Kade 1; 1011 AB Amsterdam', SELLER_VAT_NUMBER: 'NL004495445B01' },
        ...{ SELLER_REGISTRATION: 'KvK 12345678' },
        VAT_REGISTER_URL: `${sandbox.origin}/vies/rest-api`,
      },
    });
  }, 60_000);
  beforeEach(async () => {
    sanne = await signedInMember(site());
    stranger = await signedInMember(site());
  });
  afterAll(async () => {
    await api.close();
    await sandbox.stop();
  });

  const make = (booking_id: string, details: object = {}, of: Member = sanne) =>
    api.ask(makeInvoice, { booking_id, details: { ...DETAILS, ...details } }, of.headers);
  const refund = (id: string, refunded: number) =>
    database().pool.query('UPDATE bookings SET refunded = $2 WHERE id = $1', [id, refunded]);
  const download = (path = '', headers = {}) =>
    api.app.inject({ method: 'GET', url: path, headers });
  const ownPapers = async () => {
    const { papers = [], months = [] } =
      (await api.ask(invoiceList, {}, sanne.headers)).result ?? {};
    return { papers, months, path: months[0]?.document ?? '' };
  };
  const pdf = async (path = '') => {
    const { rawPayload } = await download(path);
    const read = readPdf(rawPayload);
    return { ...read, text: squeezed(read.text) };
  };

  it('are made out to a company once, and a tagged PDF says what it has to', async () => {
    const { id, reference } = await seedFlight(database(), sanne.user.id);
    expect((await api.ask(invoiceState, { booking_id: id }, sanne.headers)).result).toMatchObject({
      ...{ obstacle: null, current: null, details: null, papers: [], creditDue: false },
    });
    const { result } = await make(id, { vatNumber: 'nl 0044.95.445.b01' });
    expect(result).toMatchObject({ vatVerified: true, details: DETAILS, obstacle: null });
    expect((await make(id)).result?.papers).toHaveLength(1);
    const [paper] = result?.papers ?? [];
    expect(paper).toMatchObject({ kind: 'invoice', issuedOn: '2026-11-20', reference, of: null });
    const answer = await download(paper?.document);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    const { text, tags, pages } = await pdf(paper?.document);
    for (const part of [
      ...['Invoice WF2026-', 'Issued on 20 November 2026', reference, 'CC-4711'],
      ...['Ümit & Zonen B.V.', 'Prinsengracht 263 hs', '1016 GV Amsterdam', 'Netherlands'],
      ...['Wayfare Reizen B.V.', 'Kade 1', '1011 AB Amsterdam', 'KvK 12345678'],
      ...['VAT number NL004495445B01', 'Total', 'Paid: ', 'as an intermediary'],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Demonstration');
    expect(text).not.toContain('Margin scheme');
    expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH']));
    expect(pages).toBe(1);
  });

  it('name the margin scheme for a stay, in the booking’s language', async () => {
    const { id } = await seedStay(database(), sanne.user.id, { language: 'nl', ...money(999_900) });
    const [paper] = (await make(id)).result?.papers ?? [];
    const { text } = await pdf(paper?.document);
    for (const part of [
      ...['Factuur WF2026-', 'Bijzondere regeling – reisbureaus', 'Btw-nummer'],
      'inclusief belastingen',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('%');
  });

  it('are never edited: other details make a credit note and a new invoice, a refund a credit note', async () => {
    const { id } = await seedFlight(database(), sanne.user.id);
    const first = (await make(id)).result?.current;
    const { result } = await make(id, { company: 'Other N.V.' });
    expect(result?.papers.map(({ kind, of, total }) => [kind, of, Number(total) * 100])).toEqual([
      ['invoice', null, PRICE],
      ['credit', first, -PRICE],
      ['invoice', null, PRICE],
    ]);
    await refund(id, 1_000);
    const due = await api.ask(invoiceState, { booking_id: id }, sanne.headers);
    expect(due.result?.creditDue).toBe(true);
    const credited = await api.ask(makeCreditNote, { booking_id: id }, sanne.headers);
    expect(credited.result).toMatchObject({ creditDue: false, current: result?.current });
    expect(credited.result?.papers[0]).toMatchObject({
      ...{ kind: 'credit', total: '-10.00', of: result?.current, company: 'Other N.V.' },
    });
    const { text } = await pdf(credited.result?.papers[0]?.document);
    expect(text).toContain(`Refunded of invoice ${result?.current}`);
    const again = await api.ask(makeCreditNote, { booking_id: id }, sanne.headers);
    expect(again.result?.papers).toHaveLength(4);
  });

  it.each<[string, object, string]>([
    ['not paid yet', money(0), 'notPaid'],
    ['just being completed', { state: 'booking', status: 'completing' }, 'underWay'],
    ['off, with nothing kept', { state: 'done', status: 'failed', ...money(0) }, 'nothingLeft'],
  ])('are not made of a booking that is %s', async (_what, row, problem) => {
    const { id } = await seedFlight(database(), sanne.user.id, row);
    expect(await make(id)).toMatchObject({
      status: 409,
      errors: [{ code: 'INVALID_REQUEST', field: 'booking_id', problem }],
    });
  });

  it.each<[string, object, string, string]>([
    ['no company', { company: ' ' }, 'details.company', 'required'],
    ['a long street', { street: 'x'.repeat(101) }, 'details.street', 'tooLong'],
    ['no postcode in the Union', { postcode: '' }, 'details.postcode', 'postcode'],
    ['no country', { country: '' }, 'details.country', 'required'],
    ['a number of no form', { vatNumber: 'NL12' }, 'details.vatNumber', 'vatFormat'],
    ['a mistyped number', { vatNumber: 'NL004495446B01' }, 'details.vatNumber', 'vatChecksum'],
    ['a number not in use', { vatNumber: 'FI00000000' }, 'details.vatNumber', 'vatRefused'],
  ])('refuse %s at its field', async (_what, details, field, problem) => {
    const { id } = await seedFlight(database(), sanne.user.id);
    expect(await make(id, details)).toMatchObject({ status: 422, errors: [{ field, problem }] });
  });

  it('refuse a field that nobody knows by its name', async () => {
    const { id } = await seedFlight(database(), sanne.user.id);
    expect(await make(id, { fax: '1' })).toMatchObject({
      ...{ status: 422, errors: [{ field: 'details.fax' }] },
    });
  });

  it('take a number while its register is away, and say nothing of it on paper', async () => {
    const { id } = await seedFlight(database(), sanne.user.id);
    const { result } = await make(id, { vatNumber: 'FI11111111', country: 'FI' });
    expect(result?.vatVerified).toBe(false);
    expect((await pdf(result?.papers[0]?.document)).text).not.toMatch(/verif/i);
  });

  it('are for whoever made the booking or found it: to anybody else there is no such booking', async () => {
    const { id, reference, email, pin } = await seedFlight(database(), sanne.user.id);
    const unknown = await make('bk_nothing');
    for (const call of [invoiceState, makeCreditNote])
      expect(await api.ask(call, { booking_id: id }, stranger.headers)).toMatchObject({
        ...{ status: 404, errors: [{ code: 'NOT_FOUND', field: 'booking_id' }] },
      });
    const foreign = await make(id, {}, stranger);
    expect([foreign.status, foreign.result]).toEqual([unknown.status, unknown.result]);
    expect(JSON.stringify(foreign.errors)).toBe(JSON.stringify(unknown.errors));
    await api.ask(findBooking, { reference, email, pin }, stranger.headers);
    expect((await make(id, {}, stranger)).status).toBe(200);
    expect((await api.ask(invoiceList, {}, stranger.headers)).result?.papers).toEqual([]);
  });

  it('open by their own key alone, for a day', async () => {
    const paperOf = async () => {
      const { id } = await seedFlight(database(), sanne.user.id);
      const [paper] = (await make(id)).result?.papers ?? [];
      if (paper === undefined) throw new Error('no invoice was made');
      const [path = '', key = ''] = paper.document.split('?key=');
      return { path, key };
    };
    const [{ path, key }, other] = [await paperOf(), await paperOf()];
    const refused = [
      await download(path),
      await download(`${path}?key=${other.key}`),
      await download(`${path}?key=${key}x`),
      await download(`/api/invoices/WF2026-999999/document.pdf?key=${key}`),
      await download(`${path}?key=${key}`, {
        'x-test-clock': new Date(NOW + 2 * DAY).toISOString(),
      }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await download(`${path}?key=${key}`)).statusCode).toBe(200);
  });

  it('stand in the account’s list, its month’s CSV and its export', async () => {
    const { id } = await seedFlight(database(), sanne.user.id);
    const number = (await make(id)).result?.current;
    const { result } = await api.ask(invoiceList, {}, sanne.headers);
    expect(result?.papers.map((paper) => paper.number)).toEqual([number]);
    const month = await api.ask(exportInvoices, { month: '2026-11' }, sanne.headers);
    expect(month.result?.name).toBe('wayfare-2026-11.csv');
    expect(month.result?.content).toContain(`${number},Invoice,2026-11-20`);
    const empty = await api.ask(exportInvoices, { month: '2026-10' }, sanne.headers);
    expect(empty.result?.content).not.toContain(number);
    const { data } = (await api.ask(exportAccount, {}, sanne.headers)).result ?? {};
    expect(data).toMatchObject({ invoices: [{ number, buyer: DETAILS }] });
  });

  it('of a month are one tagged PDF: a list with totals by VAT treatment, then each in its own language', async () => {
    const flight = await seedFlight(database(), sanne.user.id);
    const stay = await seedStay(database(), sanne.user.id, { language: 'nl', ...money(999_900) });
    for (const { id } of [flight, stay]) await make(id);
    await make(flight.id, { company: 'Other N.V.' });
    const { papers, months, path } = await ownPapers();
    expect(months.map(({ month }) => month)).toEqual(['2026-11']);
    const answer = await download(path);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
      'content-disposition': 'inline; filename="wayfare-2026-11.pdf"',
    });
    const { text, tags, pages, dictionaries } = await pdf(path);
    for (const part of [
      ...['Invoices of November 2026', '4 documents', 'Other N.V.', 'Totals by VAT treatment'],
      ...['Margin scheme – travel agents, VAT', 'Sold as an intermediary, no VAT'],
      ...papers.map(({ number }) => number),
      ...['Bijzondere regeling – reisbureaus.', 'Prinsengracht 263 hs'],
    ])
      expect(text).toContain(part);
    expect(pages).toBe(1 + papers.length);
    expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'Art']));
    expect(dictionaries.filter((each) => /\/S \/Art[^]*\/Lang \(nl\)/.test(each))).toHaveLength(1);
    expect((await pdf(`${path}&language=nl`)).text).toContain('Facturen van november 2026');
  });

  it('of a month open by the key of that month and account alone', async () => {
    const { id } = await seedFlight(database(), sanne.user.id);
    await make(id);
    const { papers, path: whole } = await ownPapers();
    const [path = '', key = ''] = whole.split('?key=');
    const [paper = '', paperKey = ''] = (papers[0]?.document ?? '').split('?key=');
    const later = { 'x-test-clock': new Date(NOW + 2 * DAY).toISOString() };
    const statuses = [
      await download(path),
      await download(`${path}?key=${paperKey}`),
      await download(`${path}?key=${key}x`),
      await download(`${path.replace('2026-11', '2026-10')}?key=${key}`),
      await download(`${path.replace('2026-11', '2026-13')}?key=${key}`),
      await download(`${path}?key=${key}&language=xx`),
      await download(`${path}?key=${key}`, later),
      await download(`${paper}?key=${key}`),
      await download(`${path}?key=${key}`),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 404), 200]);
    const none = (await api.ask(invoiceList, {}, stranger.headers)).result;
    expect(none).toEqual({ papers: [], months: [] });
  });

  it('are filled in with the company that the account keeps, until it is forgotten', async () => {
    const kept = await api.ask(saveCompany, { details: DETAILS }, sanne.headers);
    expect(kept.result?.details).toEqual(DETAILS);
    const { id } = await seedFlight(database(), sanne.user.id);
    const filled = await api.ask(invoiceState, { booking_id: id }, sanne.headers);
    expect(filled.result).toMatchObject({ details: DETAILS, current: null });
    await api.ask(saveCompany, { details: null }, sanne.headers);
    expect((await api.ask(company, {}, sanne.headers)).result).toEqual({ details: null });
  });
});
