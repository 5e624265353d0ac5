import { invoiceState, makeCreditNote, makeInvoice, saveCompany } from '@wayfare/api-contract';
import type { InvoiceState } from '@wayfare/api-contract';
import {
  COMPANY,
  expectAccessible,
  fakeWire,
  fill,
  fillInvoice,
  findErrorSummary,
  networkFailure,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { MEMBER } from '../testing/area';
import { buildPaper, buildState } from '../testing/invoices';

const PAGE = '/invoice?booking=bk_1';
const PAPER = buildPaper();

interface Opening {
  path?: string;
  state?: Partial<InvoiceState>;
  after?: Partial<InvoiceState>;
  fail?: (() => Response | ReturnType<typeof networkFailure>) | undefined;
  user?: typeof MEMBER;
}

async function open({ path = PAGE, state = {}, after = {}, fail, user }: Opening = {}) {
  let now = buildState(state);
  const change = () => fail?.() ?? (now = buildState({ ...state, ...after }));
  const wire = fakeWire([
    [invoiceState, () => now],
    [makeInvoice, change],
    [makeCreditNote, change],
    [saveCompany, ({ details }) => ({ details: details && COMPANY })],
  ]);
  return renderRoute(vertical, manifest, path, {
    wire,
    manifests: [manifestOf('flights')],
    ...(user === undefined ? {} : { user }),
  });
}

const MADE = { current: PAPER.number, details: COMPANY, papers: [PAPER] };

describe('The invoice of a booking', () => {
  it('is made out to a company, whose VAT number is sent as registers write it', async () => {
    const { user, wire, view } = await open({ after: MADE });
    await fillInvoice(user, { ...COMPANY, vatNumber: 'nl 0044.95.445.b01' });
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Make the invoice' }));
    const news = await screen.findByText('Invoice WF2026-000001 is made');
    await waitFor(() => expect(news.closest('[role=status]')).toHaveFocus());
    expect(wire.requestsTo(makeInvoice)).toEqual([
      { booking_id: 'bk_1', details: COMPANY, language: 'en' },
    ]);
    expect(screen.getByRole('link', { name: 'Invoice WF2026-000001 as PDF' })).toHaveAttribute(
      'href',
      PAPER.document,
    );
    expect(screen.getByRole('button', { name: 'Make a new invoice' })).toBeVisible();
    expect(screen.getByLabelText('Company name')).toHaveValue(COMPANY.company);
    expect(screen.getByRole('link', { name: 'Booking AB12CD34' })).toHaveAttribute(
      'href',
      '/flight-cancelation?booking=bk_1',
    );
    expect(wire.requestsTo(saveCompany)).toEqual([]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('is filled in from the account, and a member may keep what is new', async () => {
    const { user, wire } = await open({ state: { details: COMPANY }, after: MADE, user: MEMBER });
    expect(await screen.findByLabelText('VAT number')).toHaveValue(COMPANY.vatNumber);
    await user.click(
      screen.getByRole('checkbox', { name: 'Keep these as the company details of my account' }),
    );
    await user.click(screen.getByRole('button', { name: 'Make the invoice' }));
    await screen.findByText('Invoice WF2026-000001 is made');
    expect(wire.requestsTo(saveCompany)).toEqual([{ details: COMPANY, language: 'en' }]);
    expect(screen.getByRole('link', { name: 'All invoices of your account' })).toBeVisible();
  });

  it('says of each wrong field what is wrong, and sends nothing', async () => {
    const { user, wire } = await open({ path: '/nl/factuur?booking=bk_1' });
    await fill(user, await screen.findByLabelText('Btw-nummer'), 'NL004495446B01');
    await user.selectOptions(screen.getByLabelText('Land'), 'NL');
    await user.click(screen.getByRole('button', { name: 'Factuur maken' }));
    const summary = within(await findErrorSummary());
    for (const words of [
      'Bedrijfsnaam: vul dit in',
      'Straat: vul dit in',
      'Plaats: vul dit in',
      'Vul een postcode in van 2 tot 12 letters, cijfers, spaties en koppeltekens',
      'Controleer het btw-nummer: de controlecijfers kloppen niet, dus er zit een typefout in',
    ])
      expect(summary.getByRole('link', { name: words })).toBeVisible();
    expect(wire.requestsTo(makeInvoice)).toEqual([]);
  });

  it('says that the number was not verified when it was issued', async () => {
    await open({ state: { ...MADE, vatVerified: false } });
    expect(await screen.findByText(/your number is not verified/)).toBeVisible();
  });

  it('puts what the register says at the field', async () => {
    const refused = () =>
      wireError(422, {
        ...{ code: 'INVALID_REQUEST', message: 'x', field: 'details.vatNumber' },
        problem: 'vatRefused',
      });
    const { user } = await open({ state: { details: COMPANY }, fail: refused });
    await user.click(await screen.findByRole('button', { name: 'Make the invoice' }));
    await findErrorSummary();
    expect(screen.getByLabelText('VAT number')).toHaveAccessibleDescription(
      /not in use, says the register/,
    );
  });

  it('stays as it was typed when there is no connection', async () => {
    const { user } = await open({ state: { details: COMPANY }, fail: networkFailure });
    await user.click(await screen.findByRole('button', { name: 'Make the invoice' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Amsterdam');
  });

  it('says that a number is not verified while its register is away', async () => {
    const { user } = await open({
      state: { details: COMPANY },
      after: { ...MADE, vatVerified: false },
    });
    await user.click(await screen.findByRole('button', { name: 'Make the invoice' }));
    expect(await screen.findByText(/your number is not verified/)).toBeVisible();
  });

  it('credits what came back', async () => {
    const credit = buildPaper({
      ...{ number: 'WFC2026-000001', kind: 'credit', total: '-10.00', of: PAPER.number },
    });
    const { user, wire, view } = await open({
      state: { ...MADE, creditDue: true },
      after: { creditDue: false, papers: [credit, PAPER] },
    });
    await user.click(await screen.findByRole('button', { name: 'Make the credit note' }));
    await screen.findByText('Credit note WFC2026-000001 is made');
    expect(wire.requestsTo(makeCreditNote)).toHaveLength(1);
    expect(screen.getByText(/to invoice WF2026-000001/)).toBeVisible();
    expect(screen.queryByText('Make the credit note')).not.toBeInTheDocument();
    await expectAccessible(view.container);
  });

  it.each([
    ['notPaid', 'An invoice can be made once this booking is paid.'],
    ['paidAtProperty', 'You pay this booking at the property, which gives you the invoice.'],
    ['underWay', 'This booking is just being changed. Try again in a moment.'],
    ['nothingLeft', /there is nothing to invoice/],
  ] as const)('is not to be had while %s', async (obstacle, words) => {
    await open({ state: { obstacle } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it.each([
    ['nobody’s', wireError(404, { code: 'NOT_FOUND', message: 'x', field: 'booking_id' }), true],
    [
      'not asked for by an API that knows it',
      wireError(404, { code: 'NOT_FOUND', message: 'x' }),
      false,
    ],
  ])('leads to the booking when it is %s', async (_whose, answer, isClosed) => {
    const wire = fakeWire([[invoiceState, () => answer.clone()]]);
    const { view } = await renderRoute(vertical, manifest, PAGE, { wire });
    if (isClosed) {
      expect(await screen.findByText('This booking is not open here')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Find my booking' })).toBeVisible();
      await expectAccessible(view.container);
    } else expect(await screen.findByText('Invoices are not available right now')).toBeVisible();
  });

  it('asks for the booking first where none is named, and stays out of search engines', async () => {
    const { head, wire } = await open({ path: '/invoice' });
    expect(screen.getByText(/Find the booking first/)).toBeVisible();
    expect(head()).toMatchObject({ title: 'Invoice', noindex: true });
    expect(wire.requestsTo(invoiceState)).toEqual([]);
  });
});
