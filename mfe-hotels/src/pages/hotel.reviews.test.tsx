import { hotelReviews } from '@wayfare/api-contract';
import { expectAccessible, standStill, wireError } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { availability, hotelDetail } from '../testing/answers';
import { openHotel, OWN, PATHS } from '../testing/hotel-page';
import { NO_REVIEWS, PLAIN_REVIEWS, reviewsFor } from '../testing/reviews';

standStill();

const list = () => within(screen.getByRole('region', { name: 'Guest reviews' }));
const texts = () =>
  list()
    .getAllByText(/^(Fine|Prima) \d+\.$/)
    .map(({ textContent }) => textContent);

describe('the reviews of the hotel page', () => {
  it('have scores by subject and counts, texts in their own language, and come with the page', async () => {
    const { view, wire } = await openHotel(OWN, availability(), reviewsFor);
    expect(await list().findByText('Fine 1.')).toHaveAttribute('lang', 'en');
    expect(list().getByText('Prima 2.')).toHaveAttribute('lang', 'nl');
    expect(list().getAllByText('Written in: Dutch')).toHaveLength(2);
    expect(list().getByText('Location').closest('li')).toHaveTextContent('Location9.1');
    expect(list().getByText('9 to 10').closest('li')).toHaveTextContent('9 to 106');
    expect(list().getByText('A guest')).toBeInTheDocument();
    expect(list().getAllByText('Families · Double room · Sat 12 Sept 2026')).not.toHaveLength(0);
    expect(list().getByText(/invented for the demonstration/)).toBeInTheDocument();
    expect(list().getByRole('status')).toHaveTextContent('5 of 12 reviews');
    expect(wire.requestsTo(hotelReviews)).toEqual([{ hotel_id: 'h-1', language: 'en' }]);
    await expectAccessible(view.container);
  });

  it('are narrowed to a kind of traveller and a language, and told once', async () => {
    const { user } = await openHotel(OWN, availability(), reviewsFor);
    await user.click(await list().findByRole('button', { name: 'Couples (4)' }));
    expect(list().getByRole('status')).toHaveTextContent('4 of 4 reviews');
    expect(list().getByRole('button', { name: 'Couples (4)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(texts()).toEqual(['Fine 1.', 'Prima 4.', 'Fine 7.', 'Prima 10.']);
    await user.selectOptions(list().getByLabelText('Language of the review'), 'nl');
    expect(texts()).toEqual(['Prima 4.', 'Prima 10.']);
    await user.click(list().getByRole('button', { name: 'Everybody (12)' }));
    expect(list().getByRole('status')).toHaveTextContent('5 of 6 reviews');
  });

  it('go on by a button, and the keyboard with them', async () => {
    const { user } = await openHotel(OWN, availability(), reviewsFor);
    await user.click(await list().findByRole('button', { name: 'Show more reviews' }));
    expect(texts()).toHaveLength(10);
    expect(list().getByText('Prima 6.').closest('li')).toHaveFocus();
    await user.click(list().getByRole('button', { name: 'Show more reviews' }));
    expect(texts()).toHaveLength(12);
    expect(list().queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  });

  it('that fail leave the page as it is', async () => {
    await openHotel(
      OWN,
      availability(),
      wireError(502, { code: 'SUPPLIER_FAILED', message: 'no answer' }),
    );
    expect(await list().findByText(/can’t be shown right now/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Rooms and prices' })).toBeInTheDocument();
  });

  it('that fail later keep those that are there', async () => {
    const { user } = await openHotel(OWN, availability(), (request) =>
      Number(request.page ?? 1) > 1
        ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'no answer' })
        : reviewsFor(request),
    );
    await user.click(await list().findByRole('button', { name: 'Show more reviews' }));
    expect(await list().findByRole('alert')).toHaveTextContent('Please try again.');
    expect(texts()).toHaveLength(5);
  });

  it.each([
    [
      'nobody gave a score',
      hotelDetail({ rating: null }),
      'Nobody has reviewed this property yet.',
    ],
    ['nobody wrote a text', hotelDetail(), /no review with a text/],
  ])('are not there where %s, and the page says so', async (_title, hotel, text) => {
    await openHotel(OWN, availability({ hotel }), NO_REVIEWS);
    expect(await list().findByText(text)).toBeInTheDocument();
  });

  it('of a supplier that says no more than a text and a score have no filters', async () => {
    const { view } = await openHotel(
      OWN,
      availability({ hotel: hotelDetail({ demo: false }) }),
      PLAIN_REVIEWS,
    );
    expect(await list().findByText('Good.')).toHaveAttribute('lang', '');
    expect(list().queryByRole('group')).not.toBeInTheDocument();
    expect(list().queryByText('Scores by subject')).not.toBeInTheDocument();
    expect(list().queryByText(/invented/)).not.toBeInTheDocument();
    await expectAccessible(view.container);
  });

  it('speak Dutch', async () => {
    await openHotel(
      `/nl/hotels${PATHS.nl}`,
      availability({ hotel: hotelDetail({ path: PATHS.nl }) }),
      reviewsFor,
    );
    expect(await screen.findByRole('heading', { name: 'Gastbeoordelingen' })).toBeInTheDocument();
    expect((await screen.findAllByText('Geschreven in: Engels')).length).toBe(3);
    expect(screen.getByText('9,1')).toBeInTheDocument();
  });
});
