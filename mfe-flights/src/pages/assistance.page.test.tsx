import {
  fareBrands,
  flightBooking,
  flightOffer,
  flightQuote,
  flightQuoted,
  paymentSettings,
  seatMaps,
} from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import {
  buildFlightBookingView,
  buildFlightQuote,
  expectAccessible,
  fakeWire,
  installPayments,
  PAYMENT_SETTINGS,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { keepFlight, keptFlight, TYPED_PARTY } from '../testing/party';
import { airline, at, OFFER, SEARCH } from '../testing/wizard-answers';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  clearQueryCache();
});

function open(path: string) {
  const air = airline({});
  const [first, ...others] = buildFlightBookingView().travellers;
  const travellers =
    first === undefined ? [] : [{ ...first, assistance: ['steps' as const] }, ...others];
  const wire = fakeWire([
    [flightOffer('off_1'), air.first],
    [fareBrands(), air.brands],
    [seatMaps(), air.maps],
    [flightQuote(), air.quote],
    [flightQuoted(), ({ quote_id }: { quote_id: string }) => buildFlightQuote({ quote_id })],
    [flightBooking, buildFlightBookingView({ travellers })],
    [paymentSettings, PAYMENT_SETTINGS],
  ]);
  return renderRoute(vertical, manifest, path, { wire });
}

describe('assistance on a flight', () => {
  it('is asked for by each traveller for himself, says by when to ask whom, and is kept with the draft', async () => {
    keepFlight({ flight: OFFER });
    const { user, view } = await open(at('/who-is-flying'));
    const [first] = await screen.findAllByText('Do you need assistance on the way?');
    if (first === undefined) throw new Error('nobody can ask for assistance');
    await user.click(first);
    const one = within(screen.getByRole('region', { name: /^Traveller 1/ }));
    expect(one.getByText(/at least 48 hours before departure/)).toBeInTheDocument();
    await user.click(one.getByLabelText('I travel with an assistance dog'));
    await user.click(one.getByLabelText(/can’t climb steps/));
    expect(one.getByText('Assistance asked for: 2')).toBeInTheDocument();
    await waitFor(() =>
      expect(keptFlight().travelers.map(({ assistance }) => assistance)).toEqual([
        ['steps', 'dog'],
        ...TYPED_PARTY.slice(1).map(() => []),
      ]),
    );
    await user.click(one.getByLabelText('I travel with an assistance dog'));
    await waitFor(() => expect(keptFlight().travelers[0]?.assistance).toEqual(['steps']));
    await expectAccessible(view.container);
  });

  it('stands in the review, and nowhere when nobody needs any', async () => {
    keepFlight({
      flight: OFFER,
      travelers: TYPED_PARTY.map((traveller, index) =>
        index === 0 ? { ...traveller, assistance: ['blind'] } : traveller,
      ),
    });
    const { view } = await open(at('/payment', '&quote=q-1'));
    expect(
      within(await screen.findByRole('region', { name: 'Assistance' })).getByText(
        'I am blind or partially sighted',
      ),
    ).toBeVisible();
    view.unmount();
    keepFlight({ flight: OFFER });
    await open(at('/payment', '&quote=q-1'));
    await screen.findByRole('heading', { level: 1, name: 'Check and pay' });
    expect(screen.queryByRole('region', { name: 'Assistance' })).not.toBeInTheDocument();
  });

  it.each([
    [`/flights/booking/success?${SEARCH}&booking=f-1`, 'Assistance', /tell KLM as well/],
    [
      `/nl/vluchten/boeking/success?${SEARCH}&booking=f-1`,
      'Assistentie',
      /meld het daarom ook bij KLM/,
    ],
  ])('stands with the booking, with what is still to be done: %s', async (path, name, advice) => {
    await open(path);
    const asked = within(await screen.findByRole('region', { name }));
    expect(asked.getByText('Anneke de Vries')).toBeVisible();
    expect(asked.getByText(advice)).toBeVisible();
  });
});
