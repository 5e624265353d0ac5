import type { TrainBasket } from '@wayfare/api-contract';
import {
  buildPassItem,
  buildTicketItem,
  buildTrainBasket,
  buildTrainTraveler,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { openTrains, type Setting } from './open-trains';
import { KEPT_UNTIL, railServer } from './rail-server';

/* For tests: the cart with a ticket and a pass. */

export const named = [
  buildTrainTraveler({ firstName: 'Anneke', lastName: 'de Vries' }),
  buildTrainTraveler({
    id: 't2',
    age: 8,
    type: 'YOUTH',
    leadTraveler: false,
    firstName: 'Zoë',
    lastName: 'de Vries',
  }),
];
export const TICKET = buildTicketItem({ travelers: named });
export const PASS = buildPassItem({ travelers: named.slice(0, 1) });

export const openCheckout = (
  changes: Partial<TrainBasket> = {},
  setting: Setting = {},
  path = '/trains/checkout',
) =>
  openTrains(path, {
    server: railServer(buildTrainBasket({ bookingItems: [TICKET, PASS], ...changes })),
    ...setting,
  });
export const PREBOOKED: Partial<TrainBasket> = {
  bookingStatus: 'PREBOOKED',
  expirationDate: KEPT_UNTIL,
};

export const item = (name: RegExp) => within(screen.getByRole('listitem', { name }));
