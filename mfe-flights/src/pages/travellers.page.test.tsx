import { clearQueryCache } from '@wayfare/api-client/query-cache';
import {
  buildFlightOffer,
  errorSummary,
  expectAccessible,
  fill,
  standStill,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { keepFlight, keptFlight, TYPED_PARTY } from '../testing/party';
import { at, OFFER, SEARCH } from '../testing/wizard-answers';
import { open, heading, traveller } from '../testing/wizard-page';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
});
const ALONE = buildFlightOffer({ passengers: OFFER.passengers.slice(0, 1) });

const form = () => screen.getByRole('form', { name: 'Who’s flying' });
const submit = (user: Awaited<ReturnType<typeof open>>['user'], name = 'Continue to baggage') =>
  user.click(screen.getByRole('button', { name }));

const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => [value, textContent]);

describe('who is flying', () => {
  it('FLT-05 FLT-21 FLT-22 FLT-30 OQ-48 asks all that the airline needs, shows the name on the ticket, judges when a field is left, and goes on', async () => {
    const { user, address, head, view } = await open(at('/who-is-flying'), { offer: ALONE });
    expect(head()).toMatchObject({ title: 'Step 3 of 7: Who’s flying' });
    const one = traveller(1);
    const type = async (label: string, text: string, leave = () => user.tab()) => {
      const field = within(form()).getByLabelText(label);
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
      await leave();
    };
    await type('First names, as in the passport', 'J0se');
    expect(one.getByText('Use letters, spaces, hyphens and apostrophes only')).toBeVisible();
    await type('First names, as in the passport', 'José');
    await type('Surname, as in the passport', "Núñez-O'Hara");
    expect(one.getByText("NUNEZ-O'HARA / JOSE")).toBeVisible();
    expect(optionsOf(one.getByLabelText('Gender'))).toEqual([
      ['', 'Choose'],
      ['MALE', 'Male'],
      ['FEMALE', 'Female'],
    ]);
    expect(optionsOf(one.getByLabelText('Type of phone')).slice(1)).toEqual([
      ['LANDLINE', 'Landline'],
      ['MOBILE', 'Mobile'],
      ['FAX', 'Fax'],
    ]);
    await user.selectOptions(one.getByLabelText('Gender'), 'Male');
    await type('Day', '30');
    await type('Month', '2');
    expect(one.queryByText(/This is no date/)).not.toBeInTheDocument();
    await type('Year', '1988');
    expect(one.getByText('This is no date: check day, month and year')).toBeVisible();
    expect(one.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      /This is no date/,
    );
    await type('Day', '2');
    expect(one.getByLabelText('Type of phone')).toHaveValue('MOBILE');
    await type('Phone number', '0031 (0)6-12345678');
    expect(one.getByLabelText('Country code')).toHaveDisplayValue('Netherlands (+31)');
    expect(one.getByLabelText('Phone number')).toHaveValue('(0)6-12345678');
    await type('E-mail address', 'jose@example.com');
    await type('Confirm e-mail address', 'jose@example.org', () => user.tab({ shift: true }));
    expect(screen.getByText('The two e-mail addresses are not equal')).toBeVisible();
    await expectAccessible(view.container);
    await type('Confirm e-mail address', 'jose@example.com');
    await submit(user);
    await heading('Baggage and extras');
    expect(address()).toBe(at('/baggage-and-extras'));
    expect(keptFlight()).toMatchObject({
      travelers: [
        { name: 'José', birthDay: '2', birthYear: '1988', gender: 'MALE', phoneType: 'MOBILE' },
      ],
      flight: { id: 'off_1' },
    });
  });

  it('FLT-27 FLT-29 lists what is missing with the traveller’s number, and leads to the field', async () => {
    keepFlight({
      travelers: TYPED_PARTY.map((typed, index) =>
        index === 2
          ? { ...typed, responsibleAdult: '' }
          : index === 3
            ? { ...typed, name: '', birthYear: '2019' }
            : typed,
      ),
    });
    const { user, view, address } = await open(at('/who-is-flying'));
    // whoever types is the first traveller: a browser fills in nobody else
    for (const [label, token] of [
      ['First names, as in the passport', 'given-name'],
      ['Surname, as in the passport', 'family-name'],
      ['Gender', 'sex'],
      ['Day', 'bday-day'],
      ['Month', 'bday-month'],
      ['Year', 'bday-year'],
      ['Phone number', 'tel'],
    ] as const) {
      expect(traveller(1).getByLabelText(label)).toHaveAttribute('autocomplete', token);
      expect(traveller(2).getByLabelText(label)).toHaveAttribute('autocomplete', 'off');
    }
    await submit(user);
    const summary = errorSummary();
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Traveller 3 (child): Choose the adult who is responsible',
      'Traveller 4 (infant): Fill in the first names',
      'Traveller 4 (infant): An infant is 0 or 1 on the day of departure',
    ]);
    await user.click(within(summary).getByRole('link', { name: /^Traveller 3/ }));
    expect(traveller(3).getByLabelText('Responsible adult')).toHaveFocus();
    expect(
      within(traveller(3).getByLabelText('Responsible adult'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose an adult', 'Anneke de Vries', 'Łukasz de Vries']);
    expect(address()).toBe(at('/who-is-flying'));
    await expectAccessible(view.container);
  });

  it('C3 keeps what was typed over a reload and in the other language', async () => {
    const first = await open(at('/who-is-flying'));
    await fill(
      first.user,
      traveller(1).getByLabelText('First names, as in the passport'),
      'Anneke',
    );
    await first.user.click(traveller(2).getByLabelText('Same phone as traveller 1'));
    expect(traveller(2).queryByLabelText('Phone number')).not.toBeInTheDocument();
    first.view.unmount();
    const second = await open(`/nl/vluchten/boeking/wie-gaat-vliegen?${SEARCH}&offer=off_1`);
    const one = within(screen.getByRole('region', { name: 'Reiziger 1 (volwassene)' }));
    expect(one.getByLabelText('Voornamen, zoals in het paspoort')).toHaveValue('Anneke');
    await expectAccessible(second.view.container);
  });

  it('3.3.7 fills in a saved traveller of a member, and their address', async () => {
    const { user } = await open(at('/who-is-flying'), {
      offer: ALONE,
      user: {
        user: 'u1',
        name: 'Anne',
        lastname: 'Hofman',
        profile: { email: 'anne@example.com' },
      },
    });
    await screen.findByRole('option', { name: 'Bram Visser' });
    await user.selectOptions(screen.getByLabelText('Fill in a saved traveller'), 'Bram Visser');
    for (const [label, value] of [
      ['First names, as in the passport', 'Bram'],
      ['Year', '1988'],
      ['Gender', 'MALE'],
      ['Country code', 'NL'],
      ['Phone number', '612345678'],
      ['E-mail address', 'bram@example.com'],
    ] as const) {
      expect(within(form()).getByLabelText(label)).toHaveValue(value);
    }
  });
});
