import { editTravelers } from '@wayfare/api-contract';
import {
  buildTrainBookingView,
  expectAccessible,
  fill,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openOwnBooking } from '../testing/open-own-booking';
import { BOOKING, lost, OWN, PASS, press, region, TICKET, TWO } from '../testing/own-booking';

standStill();
beforeEach(() => window.sessionStorage.clear());

describe('correcting names', () => {
  const NAMES = `${OWN}&action=names&item=item-1`;
  const fields = (name: string) => within(screen.getByRole('group', { name }));

  async function typeName(user: UserEvent, name: string, last: string) {
    const field = fields(name).getByLabelText('Last name');
    await user.clear(field);
    await fill(user, field, last);
    return field;
  }

  it('ACC-28 TRN-53 OQ-71 opens with the names as they are, judges, says how many are left, saves what changed, and shows it', async () => {
    let isSaved = false;
    const travelers = TICKET.travelers.map((traveler) =>
      traveler.id === 't2' ? { ...traveler, lastName: 'de Vriès' } : traveler,
    );
    const booking = () =>
      isSaved ? buildTrainBookingView({ bookingItems: [{ ...TICKET, travelers }] }) : BOOKING;
    const { user, wire, view } = await openOwnBooking({
      path: NAMES,
      booking,
      named: () => {
        isSaved = true;
        return buildTrainBookingView();
      },
    });
    expect(await screen.findByText('3 names can still be corrected.')).toBeVisible();
    for (const [label, name] of [
      ['First name', 'Zoë'],
      ['Last name', 'de Vries'],
    ] as const)
      expect(fields('Passenger 2 (child)').getByLabelText(label)).toHaveValue(name);
    const field = await typeName(user, 'Passenger 2 (child)', 'An1');
    await press(user, 'Save the names');
    expect(field).toHaveAccessibleDescription(/Use letters, a hyphen or an apostrophe only/);
    expect(wire.requestsTo(editTravelers)).toEqual([]);
    await typeName(user, 'Passenger 2 (child)', 'de Vriès');
    await press(user, 'Save the names');
    expect(await screen.findByText('The names are corrected')).toBeVisible();
    expect(wire.requestsTo(editTravelers)).toMatchObject([
      {
        bookingID: 'tb-1',
        itemID: 'item-1',
        travelers: [{ id: 't2', firstName: 'Zoë', lastName: 'de Vriès' }],
      },
    ]);
    await expectAccessible(view.container);
    await user.click(screen.getByRole('link', { name: 'Back to the booking' }));
    expect(await screen.findByText('For: Anneke de Vries, Zoë de Vriès')).toBeVisible();
  });

  it('TRN-53 says on which other tickets the name is corrected too, and on which it stays', async () => {
    const RETURN = { ...TICKET, id: 'item-3' };
    const FIXED = {
      ...TICKET,
      id: 'item-4',
      editTravelersEligibility: {
        eligible: false,
        reason: 'This carrier does not change names on tickets.',
        remaining: 0,
      },
    };
    const named = TICKET.travelers.map((traveler) =>
      traveler.id === 't2' ? { ...traveler, lastName: 'de Vriès' } : traveler,
    );
    const { user } = await openOwnBooking({
      path: NAMES,
      booking: () => buildTrainBookingView({ bookingItems: [TICKET, RETURN, FIXED] }),
      named: () =>
        buildTrainBookingView({
          bookingItems: [{ ...TICKET, travelers: named }, { ...RETURN, travelers: named }, FIXED],
        }),
    });
    await screen.findByText('3 names can still be corrected.');
    await typeName(user, 'Passenger 2 (child)', 'de Vriès');
    await press(user, 'Save the names');
    expect(
      await screen.findByText('Also corrected: Amsterdam Centraal – Paris Nord'),
    ).toBeVisible();
    expect(
      screen.getByText(
        'Stays as it was: Amsterdam Centraal – Paris Nord. This carrier does not change names on tickets.',
      ),
    ).toBeVisible();
  });

  it.each<[string, () => Response, string]>([
    [
      'the server that changes names has an error',
      lost('NAME_CHANGE_FAILED'),
      'The server that changes names has an error. Wait a moment and try again',
    ],
    [
      'the carrier refuses',
      () =>
        wireError(422, {
          code: 'INVALID_REQUEST',
          message: 'Change the first name or the last name, not both.',
          field: 'itemID',
        }),
      'Change the first name or the last name, not both.',
    ],
  ])(
    'ERR-15 TRN-53 keeps what was typed when %s, and it can be sent again',
    async (_, named, text) => {
      let isDown = true;
      const { user, wire } = await openOwnBooking({
        path: NAMES,
        named: () => (isDown ? named() : BOOKING),
      });
      await screen.findByText('3 names can still be corrected.');
      const field = await typeName(user, 'Passenger 1 (adult)', 'Visser');
      await press(user, 'Save the names');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field).toHaveValue('Visser');
      isDown = false;
      await press(user, 'Save the names');
      expect(await screen.findByText('The names are corrected')).toBeVisible();
      const keys = wire.requests
        .filter(({ path }) => path === editTravelers.path)
        .map(({ headers }) => headers.get('idempotency-key'));
      expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
    },
  );

  it('TRN-53 explains why names stay as they are', async () => {
    const { view } = await openOwnBooking({ path: `${OWN}&action=names`, booking: () => TWO });
    expect(
      (await region(PASS.label)).getByText('Names stay as they are. Passes are personal.'),
    ).toBeVisible();
    expect(
      (await region('Amsterdam Centraal – Paris Nord')).getByRole('link', {
        name: /^Correct names/,
      }),
    ).toHaveAttribute('href', NAMES);
    await expectAccessible(view.container);
  });
});
