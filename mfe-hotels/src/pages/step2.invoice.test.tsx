import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { bookHotel } from '@wayfare/api-contract';
import {
  COMPANY,
  expectAccessible,
  fill,
  fillInvoice,
  findErrorSummary,
  installPayments,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildQuote, keepGuest, PAY_NOW, PAY_THERE } from '../testing/bookings';
import { BOOKED, openStep2, submitButton } from '../testing/step2-page';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  clearQueryCache();
  keepGuest();
});

const DRAFT = 'draft.hotels.invoice';
const offer = () => screen.getByRole('checkbox', { name: 'I need an invoice for a business' });
const done = () => screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
const refused = () =>
  wireError(422, {
    ...{ code: 'INVALID_REQUEST', message: 'x', field: 'invoice.vatNumber' },
    problem: 'vatRefused',
  });

describe('an invoice for a business', () => {
  it('is asked for where it is wanted, and what was typed is gone once it is booked', async () => {
    const { user, wire, view } = await openStep2();
    await user.click(offer());
    expect(offer()).toHaveFocus();
    await fillInvoice(user);
    await expectAccessible(view.container);
    await user.click(submitButton());
    await done();
    expect(wire.requestsTo(bookHotel)).toMatchObject([{ invoice: COMPANY }]);
    await waitFor(() => expect(window.sessionStorage.getItem(DRAFT)).toBeNull());
  });

  it('says at its fields what is wrong, keeps what was typed over a reload, and lets go of it', async () => {
    const { user, wire, view } = await openStep2();
    await user.click(offer());
    await fill(user, await screen.findByLabelText('Company name'), COMPANY.company);
    await user.click(submitButton());
    const summary = await findErrorSummary();
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'City: please fill this in' }));
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(wire.requestsTo(bookHotel)).toEqual([]);
    view.unmount();
    const again = await openStep2();
    expect(await screen.findByLabelText('Company name')).toHaveValue(COMPANY.company);
    await again.user.click(offer());
    await again.user.click(submitButton());
    await done();
    expect(again.wire.requestsTo(bookHotel)[0]).not.toHaveProperty('invoice');
  });

  it('shows at its field what the register said, and books once it is right', async () => {
    let answers = 0;
    const { user, wire } = await openStep2({
      book: () => ((answers += 1) === 1 ? refused() : BOOKED),
      company: COMPANY,
    });
    expect(await screen.findByText('Made out to Ümit & Zonen B.V.')).toBeVisible();
    expect(offer()).toBeChecked();
    expect(screen.queryByLabelText('Company name')).not.toBeInTheDocument();
    await user.click(submitButton());
    const summary = await findErrorSummary();
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent(
      'This VAT number is not in use, says the register of its country',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('VAT number'));
    await user.click(submitButton());
    await done();
    expect(wire.requestsTo(bookHotel)).toMatchObject([
      { invoice: COMPANY },
      { invoice: { ...COMPANY, vatNumber: '' } },
    ]);
  });

  it('of a member is changed in the form, which gets the focus', async () => {
    const { user } = await openStep2({ company: COMPANY });
    await user.click(await screen.findByRole('button', { name: 'Change these details' }));
    expect(screen.getByRole('heading', { name: 'Who is the invoice for?' })).toHaveFocus();
    expect(await screen.findByLabelText('VAT number')).toHaveValue(COMPANY.vatNumber);
  });

  it('is the property’s where all of it is paid there', async () => {
    const { user } = await openStep2({
      quote: buildQuote({ paymentTypes: [PAY_NOW, PAY_THERE] }),
    });
    expect(offer()).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'Pay at the property' }));
    expect(screen.getByText('You pay at the property, which gives you the invoice.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
