import { validatePassCode } from '@wayfare/api-contract';
import {
  autofill,
  buildTicketItem,
  buildTrainBasket,
  buildTrainTraveler,
  errorSummary,
  fill,
  standStill,
} from '@wayfare/testing';
import { fireEvent, screen } from '@testing-library/react';
import { fillBirth, fillName, fillPassengers, passenger } from '../testing/fill-passengers';
import { goOn, heading, openPassengers } from '../testing/passengers-page';
import { railServer } from '../testing/rail-server';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

describe('the fields of passengers', () => {
  it('TRN-64 OQ-62 says that somebody is too young for the fare, and leads to the search for the right one', async () => {
    await openPassengers();
    const lead = passenger('Passenger 1 (adult)');
    fillBirth(lead, ['2', '3', '2000']);
    fireEvent.blur(lead.getByLabelText('Year'));
    expect(await lead.findByText('An adult is 30 or older on the day of travel')).toBeVisible();
    expect(lead.getByText(/this passenger travels as: young person/)).toBeVisible();
    expect(lead.getByRole('link', { name: 'Search again' }).getAttribute('href')).toMatch(
      /^\/trains\/search\?from=NL%3Aamsterdam.*youth=1/,
    );
    fillBirth(lead, ['2', '3', '1955']);
    expect(lead.getByText(/may travel as: senior, which may be cheaper/)).toBeVisible();
    expect(
      lead.queryByText('An adult is 30 or older on the day of travel'),
    ).not.toBeInTheDocument();
  });

  it('are filled in by a browser for whoever types, and for nobody else', async () => {
    const texts = [
      'title',
      'date_of_birth',
      'country_of_residence',
      'email',
      'phone_number',
    ] as const;
    const document = ['type', 'documentNumber', 'expirationDate', 'countryCode'] as const;
    const item = buildTicketItem({
      passengerFields: [...texts, ...document],
      leadFields: [],
    });
    const { view } = await openPassengers({
      server: railServer(buildTrainBasket({ bookingItems: [item] })),
    });
    const tokens = Object.entries(autofill(view.container));
    const known = tokens.flatMap(([name, token]) =>
      token === 'off' || !name.startsWith('0.') ? [] : [`${name} ${token}`],
    );
    expect(known.sort()).toEqual([
      '0.0.country_of_residence country',
      '0.0.date_of_birth.day bday-day',
      '0.0.date_of_birth.month bday-month',
      '0.0.date_of_birth.year bday-year',
      '0.0.email email',
      '0.0.first_name given-name',
      '0.0.last_name family-name',
      '0.0.phone_number tel',
      '0.0.title honorific-prefix',
    ]);
    expect(tokens.length).toBeGreaterThan(2 * (texts.length + document.length));
  });

  it('TRN-62 OQ-60 leads a whole phone number’s country along when it is left', async () => {
    const { user } = await openPassengers();
    const phone = passenger('Passenger 1 (adult)').getByLabelText('Mobile phone');
    await fill(user, phone, '+31 6-1234 5678');
    await user.tab();
    expect(phone).toHaveValue('6-1234 5678');
    expect(passenger('Passenger 1 (adult)').getByLabelText('Country code')).toHaveValue('NL');
  });

  it('TRN-67 ERR-16 says on leaving the field that the code of a pass is not valid, and that it is', async () => {
    const item = buildTicketItem({
      travelers: [buildTrainTraveler()],
      passengerFields: ['reduction_card_id'],
      leadFields: [],
      criteria: {
        legs: [{ origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2027-01-14T08:00' }],
        travelers: [{ age: 40, cards: [{ code: 'INTERRAIL' }] }],
      },
    });
    const cards = [
      { code: 'INTERRAIL', label: 'Interrail', country: 'EU', isPass: true, ages: null },
    ];
    const { user, wire } = await openPassengers({
      server: railServer(buildTrainBasket({ bookingItems: [item] })),
      cards,
      isValidCode: (code) => code === 'GOOD12',
    });
    const lead = passenger('Passenger 1 (adult)');
    const code = lead.getByLabelText('Number of the card or pass');
    await fill(user, code, 'wrong1');
    await user.tab();
    expect(await lead.findByText('Pass code invalid')).toBeVisible();
    fillName(lead, 'Anneke', 'Visser');
    await user.click(goOn());
    expect(errorSummary()).toHaveTextContent('Pass code invalid');
    await user.clear(code);
    await fill(user, code, 'GOOD12');
    await user.click(goOn());
    expect(await heading('Cart and check')).toBeVisible();
    expect(wire.requestsTo(validatePassCode)).toEqual([{ code: 'WRONG1' }, { code: 'GOOD12' }]);
  });

  it('3.3.7 fills the second ticket in from the first', async () => {
    const second = buildTicketItem({ id: 'item-2', offerLocations: ['/offers/2'] });
    const { user } = await openPassengers({
      server: railServer(buildTrainBasket({ bookingItems: [buildTicketItem(), second] })),
    });
    fillPassengers();
    await user.click(screen.getByRole('button', { name: 'Same passengers as on ticket 1' }));
    expect(passenger('Passenger 2 (child)', /^Ticket 2/).getByLabelText('First name')).toHaveValue(
      'Zoë',
    );
    expect(screen.getByText('The passengers are filled in.')).toBeVisible();
  });

  it('3.3.7 fills in somebody who is saved', async () => {
    const saved = [
      {
        id: 's-1',
        firstName: 'Bram',
        lastName: 'Hof',
        dateOfBirth: '1980-11-04',
        gender: 'MALE' as const,
        email: 'bram@example.com',
        phone: '+31 6 87654321',
        country: '',
        documentType: '' as const,
        document: '',
        documentExpires: '',
      },
    ];
    const { user } = await openPassengers({
      user: { user: 'u1', name: 'Ada', lastname: 'Jansen' },
      saved,
    });
    const lead = passenger('Passenger 1 (adult)');
    await user.selectOptions(
      await lead.findByLabelText('Fill in a saved traveller'),
      await lead.findByRole('option', { name: 'Bram Hof' }),
    );
    expect(lead.getByLabelText('First name')).toHaveValue('Bram');
    expect(lead.getByLabelText('Title')).toHaveValue('MR');
    expect(lead.getByLabelText('Mobile phone')).toHaveValue('6 87654321');
    expect(lead.getByLabelText('Year')).toHaveValue('1980');
  });
});
