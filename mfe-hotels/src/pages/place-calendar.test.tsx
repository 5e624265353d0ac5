import {
  hotelAvailability,
  hotelReviews,
  popularPlaces,
  predictive,
  resolveHotelPath,
  searchAround,
} from '@wayfare/api-contract';
import {
  buildPlaceSuggestion,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import {
  address,
  availability,
  hotelDetail,
  resolved,
  searchAnswer,
  searchOf,
} from '../testing/answers';
import { NO_REVIEWS } from '../testing/reviews';

standStill();

/* Ten in the morning of 10 December in Amsterdam, eleven in the evening of the 9th in Honolulu. */
const PATHS = hotelDetail().paths;
const HOTEL = resolved({
  place: buildPlaceSuggestion({
    type: 'hotel',
    id: 'h-1',
    label: 'Hotel Mar Blau',
    path: PATHS.en,
  }),
  paths: PATHS,
});
const PAGE = `/hotels${PATHS.en}`;
const YESTERDAY = { checkIn: '2026-12-09', checkOut: '2026-12-11' };
const REFUSED = wireError(422, {
  code: 'INVALID_REQUEST',
  field: 'checkIn',
  message: 'The check-in date is in the past.',
});

const hotelIn = (timeZone: string) =>
  fakeWire([
    [hotelReviews, NO_REVIEWS],
    [
      hotelAvailability,
      (request) =>
        request.checkIn === YESTERDAY.checkIn
          ? REFUSED
          : availability({ hotel: hotelDetail({ timeZone }) }),
    ],
    [resolveHotelPath, HOTEL],
    [popularPlaces, []],
  ]);

/** The first day of December that the calendar lets choose. */
async function firstDay(user: Awaited<ReturnType<typeof renderRoute>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  const calendar = within(await screen.findByRole('dialog'));
  const days = calendar.getAllByRole('button', { name: /December 2026/ });
  const first = days.find((day) => day.getAttribute('aria-disabled') !== 'true');
  await user.keyboard('{Escape}');
  return first?.textContent;
}

describe('the first day that can be chosen', () => {
  it.each([
    ['Europe/Madrid', '10'],
    ['Pacific/Honolulu', '9'],
  ])('is today at a hotel in %s: %s December', async (timeZone, first) => {
    const { user } = await renderRoute(vertical, manifest, PAGE, { wire: hotelIn(timeZone) });
    expect(await firstDay(user)).toBe(first);
  });

  it('refuses yesterday there before anything is asked', async () => {
    const { user, wire } = await renderRoute(vertical, manifest, PAGE, {
      wire: hotelIn('Europe/Madrid'),
    });
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: YESTERDAY.checkIn } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: YESTERDAY.checkOut } });
    await user.click(screen.getByRole('button', { name: 'Show prices' }));
    expect(
      screen.getAllByText('The check-in date has passed. Choose a new one.').length,
    ).toBeGreaterThan(0);
    expect(wire.requestsTo(hotelAvailability)).toHaveLength(1);
  });

  it('is that of the place as soon as it is chosen', async () => {
    const honolulu = buildPlaceSuggestion({
      id: 'c-honolulu',
      label: 'Honolulu',
      countryName: 'United States',
      timeZone: 'Pacific/Honolulu',
    });
    const wire = fakeWire([
      [popularPlaces, []],
      [predictive, [honolulu]],
      [resolveHotelPath, resolved({ place: null })],
    ]);
    const { user } = await renderRoute(vertical, manifest, '/hotels', { wire });
    expect(await firstDay(user)).toBe('10');
    await user.type(screen.getByRole('combobox', { name: /Where/ }), 'hono');
    await user.click(await screen.findByRole('option', { name: /Honolulu/ }));
    expect(await firstDay(user)).toBe('9');
  });
});

describe('a link with a day that is over at the place', () => {
  it('shows the hotel and says so at the dates', async () => {
    const { wire } = await renderRoute(
      vertical,
      manifest,
      address(PAGE, { search: searchOf({ ...YESTERDAY, hotels: ['h-1'] }) }),
      { wire: hotelIn('Europe/Madrid') },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Hotel Mar Blau' })).toBeInTheDocument();
    expect(
      screen.getAllByText('The check-in date has passed. Choose a new one.').length,
    ).toBeGreaterThan(0);
    expect(wire.requestsTo(hotelAvailability).map(({ checkIn }) => checkIn)).toEqual([
      YESTERDAY.checkIn,
      undefined,
    ]);
  });

  it('shows the search again with what is wrong', async () => {
    const wire = fakeWire([
      [
        searchAround,
        (request) => (request.checkIn === YESTERDAY.checkIn ? REFUSED : searchAnswer(request, 1)),
      ],
      [popularPlaces, []],
    ]);
    await renderRoute(vertical, manifest, address('/nl/hotels', { search: searchOf(YESTERDAY) }), {
      wire,
    });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Zoekgegevens ongeldig' }),
    ).toBeInTheDocument();
    expect(
      screen.getAllByText('De incheckdatum is al voorbij. Kies een nieuwe.').length,
    ).toBeGreaterThan(0);
    expect(screen.getByLabelText('Inchecken')).toHaveValue('09-12-2026');
  });
});
