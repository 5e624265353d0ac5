import { confirmChange, createPaymentIntent, findChangeOffers } from '@wayfare/api-contract';
import {
  buildBoughtServices,
  buildConnectingSlice,
  buildFlightBookingView,
  expectAccessible,
} from '@wayfare/testing';
import { CARD_DECLINED, installPayments, payments, standStill, wireError } from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OWN, NEW_SLICE, AGREED, type Setting, open, region, press } from '../testing/booking-page';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());
const CHANGED = buildFlightBookingView({ slices: [NEW_SLICE, buildConnectingSlice()] });

describe('changing a flight', () => {
  const DAY = `${OWN}&view=change&slice=1&date=2027-01-16`;

  it('OQ-82 ACC-27 goes from the flight to a day in order, to what the airline offers, with differences in words, and Back works', async () => {
    const { user, wire, view, address, router } = await open({ path: `${OWN}&view=change` });
    await user.click(await screen.findByRole('link', { name: 'Change AMS to BCN' }));
    const day = await screen.findByLabelText('New departure date');
    await user.type(day, '2027-01-22');
    await press(user, 'Look for flights');
    expect(day).toHaveFocus();
    expect(day).toHaveAccessibleDescription(/Choose a departure date on or before 21 January 2027/);
    expect(wire.requestsTo(findChangeOffers())).toEqual([]);
    await user.clear(day);
    await user.type(day, '2027-01-16');
    await press(user, 'Look for flights');
    const offers = await region('Flights on Saturday 16 January 2027');
    expect(document.activeElement).toContainElement(screen.getByLabelText('New departure date'));
    expect(wire.requestsTo(findChangeOffers())).toEqual([
      { booking_id: 'f-1', slice_id: 'sli_1', departure_date: '2027-01-16', language: 'en' },
    ]);
    for (const text of [
      '2 flights',
      '€42.10 more',
      '€12.00 back',
      'The airline’s fee of €35.00 for changing is in it.',
      'The airline asks no fee for changing.',
    ])
      expect(offers.getByText(text)).toBeInTheDocument();
    await expectAccessible(view.container);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe(`${OWN}&view=change&slice=1`));
  });

  it('OQ-54 pays the difference by card; a declined card keeps everything; shows the changed booking', async () => {
    let isDone = false;
    payments.answers = [CARD_DECLINED, { paymentIntent: { status: 'requires_capture' } }];
    const { user, wire, view, address } = await open({
      path: DAY,
      booking: () => (isDone ? CHANGED : buildFlightBookingView()),
    });
    await user.click(
      (await screen.findAllByRole('link', { name: 'Choose KL 1671 at 14:05' }))[0] ?? document.body,
    );
    expect((await region('Look your change over')).getByText('€667.70')).toBeInTheDocument();
    await press(user, /obligation to pay: €42.10/);
    expect(await screen.findByRole('alert')).toHaveTextContent('insufficient funds');
    await expectAccessible(view.container);
    expect(screen.getByRole('region', { name: 'Look your change over' })).toBeInTheDocument();
    isDone = true;
    await press(user, /obligation to pay: €42.10/);
    expect(await screen.findByText('Your flight is changed')).toBeInTheDocument();
    expect(address()).toBe(`${OWN}&view=changed&done=qco42.10`);
    expect(screen.getByText(/KL 1671/)).toBeInTheDocument();
    const [first, second] = wire.requestsTo(confirmChange());
    expect(first).toEqual({
      booking_id: 'f-1',
      quote_id: 'qco42.10',
      payment_intent_id: 'pi-1',
      accepted_difference: '42.10',
      language: 'en',
    });
    expect(second).toEqual(first);
    expect(wire.requestsTo(createPaymentIntent)[0]).toMatchObject({ offerID: 'qco42.10' });
  });

  it.each([
    [
      'en',
      DAY.replace('&date=2027-01-16', ''),
      'These bags and seats do not go along',
      'Anneke de Vries, Amsterdam to Barcelona: 1 × Checked bag, up to 23 kg, €32.00',
      'KLM does not promise to take them over to another flight, and does not pay them back.',
    ],
    [
      'nl',
      '/nl/vlucht-annulering?booking=f-1&view=change&slice=1',
      'Deze bagage en stoelen gaan niet mee',
      'Anneke de Vries, Amsterdam naar Barcelona: 1 × Ruimbagage, tot 23 kg, € 32,00',
      'KLM belooft niet dat dit meegaat naar een andere vlucht en betaalt het niet terug.',
    ],
  ])(
    'OQ-54 says before a day is chosen what does not go along (%s)',
    async (_, path, heading, bag, text) => {
      const { view } = await open({ path });
      const list = within(await screen.findByRole('list', { name: heading }));
      expect(list.getByText((said) => said.replace(/\s/g, ' ') === bag)).toBeInTheDocument();
      expect(list.getAllByRole('listitem')).toHaveLength(4);
      expect(screen.getByText(text)).toBeInTheDocument();
      await expectAccessible(view.container);
    },
  );

  it('OQ-54 says nothing of the kind for a flight without bags and seats', async () => {
    await open({ path: `${OWN}&view=change&slice=2` });
    expect(await screen.findByLabelText('New departure date')).toBeInTheDocument();
    expect(screen.queryByText('These bags and seats do not go along')).not.toBeInTheDocument();
  });

  it('OQ-54 names what is lost in the review, and what was lost once it is done', async () => {
    const before = await open({ path: `${DAY}&offer=co-12.00` });
    const review = await region('Look your change over');
    expect(
      within(review.getByRole('list', { name: 'These bags and seats do not go along' })).getByText(
        'Zoë de Vries, Amsterdam to Barcelona: seat 13C, €11.00',
      ),
    ).toBeInTheDocument();
    before.view.unmount();
    const { slices } = buildFlightBookingView();
    const changes = slices.slice(0, 1).map((previous) => ({
      index: 0,
      previous,
      difference: '-12.00',
      lost_services: buildBoughtServices(),
    }));
    await open({
      path: `${OWN}&view=changed&done=q`,
      booking: () => ({ ...CHANGED, services: [], changes }),
    });
    expect(await screen.findByText(/did not all go along/)).toBeInTheDocument();
    const after = within(
      await screen.findByRole('list', {
        name: 'No longer included since you changed your flight:',
      }),
    );
    expect(
      after.getByText('Anneke de Vries, Amsterdam to Barcelona: seat 13A, €11.00'),
    ).toBeInTheDocument();
  });

  it('OQ-54 needs no card for what is cheaper, and says that nothing was charged when the airline refuses', async () => {
    let isAsked = false;
    const booking = () =>
      isAsked ? buildFlightBookingView({ reason: 'NO_SEATS' }) : buildFlightBookingView();
    const change = () => {
      isAsked = true;
      return AGREED;
    };
    const { user, wire, view } = await open({ path: `${DAY}&offer=co-12.00`, booking, change });
    await press(user, 'Change the flight');
    expect(await screen.findByText('Your flight was not changed')).toBeInTheDocument();
    expect(screen.getByText('The last seat was sold in the meantime.')).toBeInTheDocument();
    expect(screen.getByText(/nothing was charged for the change/)).toBeInTheDocument();
    expect(wire.requestsTo(confirmChange())).toEqual([
      {
        booking_id: 'f-1',
        quote_id: 'qco-12.00',
        payment_intent_id: null,
        accepted_difference: '-12.00',
        language: 'en',
      },
    ]);
    expect(wire.requestsTo(createPaymentIntent)).toEqual([]);
    await expectAccessible(view.container);
  });

  it.each<[string, Setting, string]>([
    [
      'there are none',
      { path: DAY, offers: [] },
      'The airline has no other flights on this day. Choose another day above.',
    ],
    [
      'the airline refuses',
      {
        path: DAY,
        offers: wireError(422, { code: 'INVALID_REQUEST', message: 'x', field: 'slice_id' }),
      },
      'The airline doesn’t let these flights be changed online.',
    ],
    [
      'the offer is over',
      { path: `${DAY}&offer=gone` },
      'Booking FL12FL34 is unchanged and nothing was charged.',
    ],
    [
      'the fare is not changed',
      {
        path: DAY,
        booking: () =>
          buildFlightBookingView({
            canChange: false,
            conditions: {
              refund_before_departure: null,
              change_before_departure: {
                allowed: false,
                penalty_amount: null,
                penalty_currency: null,
              },
            },
          }),
      },
      'This fare can’t be changed.',
    ],
  ])('OQ-54 says what is to be done when %s', async (_, setting, text) => {
    const { view } = await open(setting);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await expectAccessible(view.container);
  });

  it('ERR-10 looks for flights again when the offer ran out while it was read', async () => {
    const { user, wire, address } = await open({
      path: `${DAY}&offer=co-12.00`,
      change: () => wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }),
    });
    await press(user, 'Change the flight');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no longer offered');
    await press(user, 'Ask for the price again');
    await waitFor(() => expect(address()).toBe(DAY));
    expect(await screen.findByText('2 flights')).toBeInTheDocument();
    expect(wire.requestsTo(findChangeOffers())).toHaveLength(1);
  });
});
