import {
  bookHotel,
  createPaymentIntent,
  hotelAvailability,
  hotelReviews,
  hotelBooking,
  hotelQuoted,
  paymentSettings,
  popularPlaces,
  resolveHotelPath,
} from '@wayfare/api-contract';
import type { HotelBooking } from '@wayfare/api-contract';
import {
  buildPlaceSuggestion,
  expectAccessible,
  fakeWire,
  installPayments,
  PAYMENT_SETTINGS,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, availability, hotelDetail, resolved, searchOf } from '../testing/answers';
import { buildBooking, buildQuote, keepGuest, PAY_THERE } from '../testing/bookings';
import { NO_REVIEWS } from '../testing/reviews';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const PATHS = hotelDetail().paths;
const QUOTE = buildQuote({ paymentTypes: [PAY_THERE] });
const STAY = { checkIn: QUOTE.checkIn, checkOut: QUOTE.checkOut };
const SEARCH = searchOf({ hotels: ['h-1'], ...STAY });
const step = (path: string, quote: string) =>
  address(path, { quote, optionRefId: 'opt-1', hotel_id: 'h-1', search: SEARCH });
const hotelPage = (language: 'en' | 'nl' = 'en', search = SEARCH) =>
  address(`${language === 'en' ? '' : '/nl'}/hotels${PATHS[language]}`, { search });

const TITLE = 'You have booked a stay here for these dates already';

async function open(path: string, booking: Partial<HotelBooking> = {}) {
  const wire = fakeWire([
    [hotelQuoted, ({ optionRefId }) => ({ ...QUOTE, optionRefId })],
    [paymentSettings, PAYMENT_SETTINGS],
    [createPaymentIntent, () => Promise.reject(new Error('no card is needed'))],
    [bookHotel, { booking_id: 'b-1', status: 'completing', reference: 'AB12CD34' }],
    [hotelBooking, () => buildBooking(booking)],
    [hotelReviews, NO_REVIEWS],
    [hotelAvailability, availability()],
    [
      resolveHotelPath,
      resolved({
        place: buildPlaceSuggestion({ type: 'hotel', id: 'h-1', path: PATHS.en }),
        paths: PATHS,
      }),
    ],
    [popularPlaces, []],
  ]);
  return renderRoute(vertical, manifest, path, { wire });
}

/** Books the stay as a traveller does, and leads on from there. */
async function book(booking: Partial<HotelBooking> = {}) {
  keepGuest();
  const page = await open(step('/booking/step2', 'q-1'), booking);
  await page.user.click(screen.getByRole('button', { name: /obligation to pay/ }));
  await waitFor(() => expect(page.address()).toBe('/success?booking=b-1'));
  return page;
}

describe('HOT-46 a stay that this tab has booked', () => {
  it('is told of on the hotel’s page, with its receipt', async () => {
    const { router, view, user, address: shown } = await book();
    await act(() => router.navigate(hotelPage()));
    expect(await screen.findByText(TITLE)).toBeVisible();
    expect(screen.getByText('Choose a room below only if you want another one.')).toBeVisible();
    await expectAccessible(view.container);
    await user.click(screen.getByRole('link', { name: 'See your booking' }));
    await waitFor(() => expect(shown()).toBe('/success?booking=b-1'));
  });

  it.each(['/booking/step1', '/booking/step2'])(
    'is told of at %s of another quote, where one may go on',
    async (path) => {
      const { router } = await book();
      keepGuest();
      await act(() => router.navigate(step(path, 'q-2')));
      expect(await screen.findByText(TITLE)).toBeVisible();
      expect(screen.getByText('If you go on, you book another room beside it.')).toBeVisible();
    },
  );

  it('is told of in Dutch', async () => {
    const { router } = await book();
    await act(() => router.navigate(hotelPage('nl')));
    expect(
      await screen.findByText('Je hebt hier voor deze datums al een verblijf geboekt'),
    ).toBeVisible();
  });

  it('says nothing of other dates', async () => {
    const { router } = await book();
    const other = searchOf({ hotels: ['h-1'], checkIn: '2027-02-10', checkOut: '2027-02-12' });
    await act(() => router.navigate(hotelPage('en', other)));
    await screen.findByRole('heading', { name: 'Rooms and prices' });
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });

  it.each(['failed', 'refunded', 'canceled'] as const)(
    'is forgotten once it is %s',
    async (status) => {
      const { router } = await book({
        status,
        documents: null,
        payment: { state: 'voided', charged: '0.00', refunded: '0.00' },
      });
      await waitFor(() =>
        expect(screen.queryByRole('heading', { name: 'Check and pay' })).not.toBeInTheDocument(),
      );
      await screen.findByRole('link', { name: 'Choose another room' });
      await act(() => router.navigate(hotelPage()));
      await screen.findByRole('heading', { name: 'Rooms and prices' });
      expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    },
  );
});
