import { ALERT_CONSENT, askPriceAlert } from '@wayfare/api-contract';
import {
  buildStayOption,
  buildStayPrice,
  expectAccessible,
  fill,
  standStill,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { address, availability, hotelDetail, searchOf } from '../testing/answers';
import { openHotel, PATHS, WITH_DATES } from '../testing/hotel-page';

standStill();

beforeEach(() => window.sessionStorage.clear());

describe('the rooms of the hotel page', () => {
  it('offer to tell by mail when the price falls, with what is agreed to beside the button', async () => {
    const { user, view, wire } = await openHotel(WITH_DATES);
    await user.click(screen.getByRole('button', { name: 'Tell me when the price falls' }));
    const form = within(await screen.findByRole('form', { name: 'Tell me when the price falls' }));
    expect(form.getByText(/at least 5% and €5, at most once a day/)).toBeVisible();
    const email = form.getByRole('textbox', { name: 'E-mail address' });
    await fill(user, email, 'guest@');
    await user.click(form.getByRole('button', { name: 'Send me the link' }));
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(/Fill in an e-mail address/);
    expect(wire.requestsTo(askPriceAlert)).toEqual([]);
    await expectAccessible(view.container);
    await user.clear(email);
    await fill(user, email, 'guest@example.com');
    await user.click(form.getByRole('button', { name: 'Send me the link' }));
    const told = await screen.findByText(/We sent a link to guest@example\.com/);
    expect(told.closest('[tabindex]')).toHaveFocus();
    expect(wire.requestsTo(askPriceAlert)).toEqual([
      {
        watch: {
          ...{ product: 'hotels', hotel_id: 'h-1', checkIn: '2027-01-12', checkOut: '2027-01-14' },
          occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
        },
        ...{ seen: '412.50', email: 'guest@example.com', language: 'en' },
        consent: ALERT_CONSENT,
      },
    ]);
  });

  it('HOT-43 HOT-44 shows capacity, meal plan, deadline, payment and a breakdown that adds up', async () => {
    await openHotel(WITH_DATES);
    const option = screen.getByRole('radio', { name: /^Double room/ }).closest('li');
    if (option === null) throw new Error('expected an option');
    expect(option).toHaveTextContent(/^Breakfast/);
    expect(screen.getByText('For up to 3 guests')).toBeInTheDocument();
    expect(option).toHaveTextContent(
      'Free cancellation until Sun 10 Jan 2027, 18:00 (time at the hotel)',
    );
    expect(option).toHaveTextContent('You pay us when you book.');
    expect(option).toHaveTextContent('Total for 2 nights, 1 room');
    const breakdown = within(option).getByRole('group', { hidden: true });
    expect(breakdown).toHaveTextContent('Price before taxes€375.00');
    expect(breakdown).toHaveTextContent('VAT (10%)€37.50');
    expect(breakdown).toHaveTextContent('Total incl. taxes€412.50');
  });

  it.each([
    [WITH_DATES, 'You pay us when you book, or on Fri 8 Jan 2027.'],
    [
      address(`/nl/hotels${PATHS.nl}`, { search: searchOf() }),
      'Je betaalt bij ons wanneer je boekt, of op vr 8 jan 2027.',
    ],
  ])(
    'OQ-34 names the day of a later payment where the rate leaves the choice: %s',
    async (path, text) => {
      await openHotel(
        path,
        availability({
          hotel: hotelDetail({ path: PATHS.nl }),
          options: [buildStayOption({ payLaterOn: '2027-01-08' })],
        }),
      );
      expect(screen.getByText(text)).toBeInTheDocument();
    },
  );

  it.each([
    ['is still chosen', {}, true],
    ['is still chosen under another id', { optionRefId: 'opt-77' }, true],
    ['is not chosen for another board', { optionRefId: 'opt-78', boardCode: 'HB' } as const, false],
  ])('OQ-33 a room %s after the way back from the booking', async (_title, change, isChosen) => {
    window.sessionStorage.clear();
    const saver = buildStayOption({ optionRefId: 'opt-0', boardCode: 'RO' });
    const { user, view } = await openHotel(
      WITH_DATES,
      availability({ options: [saver, buildStayOption()] }),
    );
    const [, chosen] = screen.getAllByRole('radio', { name: /^Double room/ });
    if (chosen === undefined) throw new Error('expected two rooms');
    await user.click(chosen);
    view.unmount();
    await openHotel(WITH_DATES, availability({ options: [saver, buildStayOption(change)] }));
    expect(
      screen
        .getAllByRole<HTMLInputElement>('radio', { name: /^Double room/ })
        .map(({ checked }) => checked),
    ).toEqual([false, isChosen]);
  });

  it('OQ-35 lists what is paid at the property apart from the total', async () => {
    const option = buildStayOption({
      price: buildStayPrice({ payAtProperty: '12.00' }),
      surcharges: [{ name: 'City tax', totalAmount: '12.00' }],
    });
    await openHotel(WITH_DATES, availability({ options: [option] }));
    expect(screen.getByText('plus €12.00 to pay at the property')).toBeInTheDocument();
    expect(screen.getByText('City tax')).toBeInTheDocument();
  });

  it('HOT-18 sums up the chosen option and is a plain form of step 1 before its script runs', async () => {
    const { user, view } = await openHotel(WITH_DATES);
    const next = screen.getByRole('button', { name: 'Continue to your details' });
    await user.click(screen.getByRole('radio', { name: /^Double room/ }));
    const summary = screen.getByRole('region', { name: 'Your choice' });
    expect(summary).toHaveTextContent('Double room, Breakfast');
    expect(summary).toHaveTextContent('€412.50');
    expect(next).toBeEnabled();
    const form = view.container.querySelector('form[method=get][action]');
    expect(form).toHaveAttribute('action', '/booking/step1');
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual([
      'hotel_id',
      'search',
      'optionRefId',
    ]);
  });

  it('has each kind of room once, with picture, beds, size and facilities, and its rates below it', async () => {
    const rate = (optionRefId: string, code: string, description: string) =>
      buildStayOption({
        optionRefId,
        rooms: [{ ...buildStayOption().rooms[0]!, code, description }],
      });
    const images = [1, 2].map((number) => ({
      src: `/media/suite-${number}`,
      alt: `Suite, picture ${number}`,
    }));
    const suite = {
      code: 'suite',
      beds: [
        { type: 'king' as const, count: 1 },
        { type: 'sofabed' as const, count: 2 },
      ],
      squareMetres: 34,
      facilities: ['bath', 'view', 'kettle', 'tv', 'safe', 'minibar'] as const,
      images,
    };
    const { user, view } = await openHotel(
      WITH_DATES,
      availability({
        options: [
          rate('a', 'double', 'Double room'),
          rate('b', 'suite', 'Suite'),
          rate('c', 'double', 'Double room'),
        ],
        roomKinds: [{ ...suite, facilities: [...suite.facilities] }],
      }),
    );
    await expectAccessible(view.container);
    expect(
      within(screen.getByRole('group', { name: 'Choose a room' }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Double room', 'Suite']);
    const rates = within(screen.getByRole('list', { name: 'Double room' }));
    expect(rates.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
      'a',
      'c',
    ]);
    for (const fact of ['1 king-size bed', '2 sofa beds', '34 m²', 'Bath', 'Television'])
      expect(screen.getByText(fact)).toBeInTheDocument();
    expect(screen.getByText('Minibar').closest('details')).toHaveTextContent('2 more facilities');

    const opener = screen.getByRole('link', { name: '2 pictures of Suite' });
    await user.click(opener);
    const large = within(await screen.findByRole('dialog', { name: 'Suite' }));
    expect(large.getByRole('img', { name: 'Suite, picture 1' })).toBeInTheDocument();
    await user.click(large.getByRole('button', { name: 'Next picture' }));
    expect(large.getByRole('img', { name: 'Suite, picture 2' })).toBeInTheDocument();
    expect(large.getByRole('status')).toHaveTextContent('2 of 2');
    await user.keyboard('{ArrowRight}');
    expect(large.getByRole('status')).toHaveTextContent('1 of 2');
    await user.click(large.getByRole('button', { name: 'Close the pictures' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says what the stay costs at least and leads to the rooms, until one is chosen', async () => {
    const { user } = await openHotel(WITH_DATES);
    const summary = within(screen.getByRole('region', { name: 'Your choice' }));
    expect(summary.getByText('From €412.50')).toBeInTheDocument();
    Element.prototype.scrollIntoView = () => undefined;
    await user.click(summary.getByRole('link', { name: 'See rooms' }));
    expect(screen.getByRole('heading', { name: 'Rooms and prices' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /^Double room/ }));
    expect(summary.queryByText('From €412.50')).not.toBeInTheDocument();
  });

  it('HOT-51 says that no room is free and offers other dates', async () => {
    const { user } = await openHotel(WITH_DATES, availability({ options: [] }));
    expect(screen.getByRole('heading', { name: 'No rooms available' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change dates' }));
    expect(screen.getByLabelText('Check-in')).toHaveFocus();
  });
});
