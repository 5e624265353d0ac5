import { cheapestTrainDays, searchPasses, searchTickets } from '@wayfare/api-contract';
import {
  buildPassSearch,
  buildTicketSearch,
  fakeWire,
  renderRoute,
  type FakeWire,
} from '@wayfare/testing';
import { fireEvent, screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { areasAnswer, cardsAnswer, placesAnswer } from './search-answers';

/* For tests: the search page, and filling it in. */

const wireOf = () =>
  fakeWire([
    placesAnswer,
    cardsAnswer,
    areasAnswer,
    [searchTickets, buildTicketSearch()],
    [cheapestTrainDays, { days: [] }],
    [searchPasses, buildPassSearch()],
  ]);

export const openLanding = (
  path: string,
  { wire = wireOf(), flags = {} }: { wire?: FakeWire; flags?: Record<string, boolean> } = {},
) => renderRoute(vertical, manifest, path, { wire, flags });

type Page = Awaited<ReturnType<typeof openLanding>>;

export const setDate = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

export const search = (user: Page['user'], name = 'Search tickets') =>
  user.click(screen.getByRole('button', { name }));

export async function pick(user: Page['user'], field: string, text: string, option: RegExp) {
  await user.type(screen.getByLabelText(field), text);
  await user.click(await screen.findByRole('option', { name: option }));
}

export async function fillIn(user: Page['user']) {
  await pick(user, 'From', 'Amst', /^Amsterdam, all stations/);
  await pick(user, 'To', 'Par', /^Paris, all stations/);
  setDate('Departure date', '2027-01-14');
}
