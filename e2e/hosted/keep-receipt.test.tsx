/* What the receipt of each product says to whoever logs in from it: added in one press, or why not. */
import {
  claimBookings,
  claims,
  flightBooking,
  flightOffer,
  hotelBooking,
  login,
  trainBooking,
} from '@wayfare/api-contract';
import type { Claims } from '@wayfare/api-contract';
import {
  buildFlightBookingView,
  buildTrainBookingView,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { vertical as account } from '../../mfe-account/src/remote';
import { ANNE, FORM_CALLS } from '../../mfe-account/src/testing/sign-in-wire';
import { vertical as flights } from '../../mfe-flights/src/remote';
import { vertical as hotels } from '../../mfe-hotels/src/remote';
import { buildBooking } from '../../mfe-hotels/src/testing/bookings';
import { vertical as trains } from '../../mfe-trains/src/remote';

const accountManifest = manifestOf('account');
const flightsManifest = manifestOf('flights');
const hotelsManifest = manifestOf('hotels');
const trainsManifest = manifestOf('trains');

expect.extend(toHaveNoViolations);
standStill();
beforeEach(() => window.sessionStorage.clear());

const STAY = buildBooking();
const FLIGHT = buildFlightBookingView();
const TRAIN = buildTrainBookingView();

const PRODUCTS = [
  {
    product: 'hotels',
    vertical: hotels,
    manifest: hotelsManifest,
    en: `/success?booking=${STAY.booking_id}`,
    nl: `/nl/success?booking=${STAY.booking_id}`,
    booking: { ...STAY, email: STAY.holder.email },
  },
  {
    product: 'flights',
    vertical: flights,
    manifest: flightsManifest,
    en: `/flights/booking/success?booking=${FLIGHT.booking_id}`,
    nl: `/nl/vluchten/boeking/success?booking=${FLIGHT.booking_id}`,
    booking: FLIGHT,
  },
  {
    product: 'trains',
    vertical: trains,
    manifest: trainsManifest,
    en: `/trains/success?booking=${TRAIN.booking_id}`,
    nl: `/nl/treinen/success?booking=${TRAIN.booking_id}`,
    booking: TRAIN,
  },
] as const;
type Product = (typeof PRODUCTS)[number];

const MEMBER = { user: 'u1', name: 'Anne' };

function open(
  product: Product,
  found: Partial<Claims>,
  { language = 'en', user }: { language?: 'en' | 'nl'; user?: typeof MEMBER } = {},
) {
  const wire = fakeWire([
    [hotelBooking, STAY],
    [flightBooking, FLIGHT],
    [flightOffer('off_1'), wireError(404, { code: 'NOT_FOUND', message: 'x' })],
    [trainBooking, TRAIN],
    [claims, { bookings: [], ...found }],
    [claimBookings, { claimed: 1 }],
    [login, ANNE],
    ...FORM_CALLS,
  ]);
  return renderRoute(product.vertical, product.manifest, product[language], {
    wire,
    user,
    beside: [{ manifest: accountManifest, vertical: account }],
    frame: [{ vertical: 'account', id: 'account.popup/v1' }],
  });
}

it.each(PRODUCTS)(
  'ACC-24 a guest logs in from the receipt of $product, and the booking is added in one press',
  async (product) => {
    const { booking } = product;
    const claimable = [{ reference: booking.reference, vertical: product.product }];
    const { user, wire } = await open(product, { bookings: claimable, standing: 'claimable' });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('E-mail address')).toHaveValue(booking.email);
    await user.type(dialog.getByLabelText('Password'), 'Passw0rd!');
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    const add = await screen.findByRole('button', { name: 'Add to my account' });
    expect(wire.requestsTo(claims)).toEqual([{ booking_id: booking.booking_id }]);
    await user.click(add);
    expect(await screen.findByText('This booking is on your account now')).toBeVisible();
    expect(wire.requestsTo(claimBookings)).toHaveLength(1);
  },
);

describe.each(PRODUCTS)('ACC-24 the receipt of $product tells a member', (product) => {
  const { email } = product.booking;

  it.each([
    [
      'en',
      'This booking cannot be added to your account',
      `with ${email}, and that is not the address of your account`,
      'Find my booking',
      '/find-booking',
    ],
    [
      'nl',
      'Deze boeking kan niet aan je account worden toegevoegd',
      `met ${email}, en dat is niet het adres van je account`,
      'Mijn boeking vinden',
      '/nl/boeking-vinden',
    ],
  ] as const)(
    'why it can’t be added with another address, and what to do: %s',
    async (language, title, why, find, path) => {
      const { view } = await open(
        product,
        { standing: 'otherAddress' },
        { language, user: MEMBER },
      );
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText((text) => text.includes(why))).toBeVisible();
      expect(screen.getByRole('link', { name: find })).toHaveAttribute('href', path);
      expect(await axe(view.container)).toHaveNoViolations();
    },
  );

  it('that it is on another account', async () => {
    await open(product, { standing: 'otherAccount' }, { user: MEMBER });
    expect(await screen.findByText('This booking is on another account')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my booking' })).toBeVisible();
  });

  it.each([{ standing: 'own' }, { standing: 'unsettled' }, {}] as const)(
    'nothing where it is on the account, or not settled yet: %j',
    async (found) => {
      const { wire } = await open(product, found, { user: MEMBER });
      await waitFor(() => expect(wire.requestsTo(claims)).toHaveLength(1));
      expect(screen.queryByText(/(added to|on) (your|another) account/)).not.toBeInTheDocument();
    },
  );
});
