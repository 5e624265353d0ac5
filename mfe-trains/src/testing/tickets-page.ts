import {
  createTrainBooking,
  getTrainBooking,
  pageTickets,
  searchTickets,
  type TicketSearchRequest,
  type TicketSearchResult,
} from '@wayfare/api-contract';
import {
  buildTicketSearch,
  buildTrainBasket,
  fakeWire,
  renderRoute,
  type WireHandler,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { areasAnswer, cardsAnswer, placesAnswer } from './search-answers';

/* For tests: train results, and choosing from them. */

export const QUERY = 'from=NL%3Aamsterdam&to=FR%3Aparis&date=2027-01-14&hour=8&adult=1';
export const ONE_WAY = `/trains/search?${QUERY}`;
export const RETURN = `/trains/search?from=NL%3Aamsterdam&to=FR%3Aparis&date=2027-01-14&hour=8&returnDate=2027-01-17&returnHour=12&adult=1`;

export type Search = WireHandler<TicketSearchRequest, TicketSearchResult>;
export type Paged = WireHandler<unknown, TicketSearchResult>;

export const BASKET = buildTrainBasket();

interface Answers {
  found?: Search;
  paged?: Paged;
  added?: WireHandler<unknown, typeof BASKET>;
}

const wireOf = ({
  found = buildTicketSearch(),
  paged = buildTicketSearch(),
  added = BASKET,
}: Answers) =>
  fakeWire([
    placesAnswer,
    cardsAnswer,
    areasAnswer,
    [searchTickets, found],
    [pageTickets, paged],
    [createTrainBooking, added],
    [getTrainBooking, BASKET],
  ]);

export async function openTickets(path: string, answers: Answers = {}) {
  const page = await renderRoute(vertical, manifest, path, { wire: wireOf(answers) });
  // the cards of the form come after the page
  const hasCards = page.view.container.querySelector('[name="adultCard"]') !== null;
  if (hasCards)
    await waitFor(() =>
      expect(page.view.container.querySelector('option[value="NS-DAL"]')).not.toBeNull(),
    );
  return page;
}

type Page = Awaited<ReturnType<typeof openTickets>>;

export const parameter = (path: string, name: string) =>
  new URL(path, 'http://x').searchParams.get(name);
export const trains = () => screen.findAllByRole('article');

export async function train(departure: string) {
  const found = (await trains()).find((card) => card.textContent?.includes(departure));
  if (found === undefined) throw new Error(`no train at ${departure}`);
  return within(found);
}

/** Opens a train and picks one of its tickets, named by flexibility. */
export async function pick(user: Page['user'], departure: string, flexibility: RegExp | string) {
  const card = await train(departure);
  const opener = card.getByRole('button', { name: /details/ });
  if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener);
  await user.click(card.getByRole('radio', { name: flexibility }));
  await waitFor(async () =>
    expect((await train(departure)).getByRole('radio', { name: flexibility })).toBeChecked(),
  );
}

export const goOn = async (user: Page['user']) =>
  user.click(await screen.findByRole('button', { name: /^Choose this ticket/ }));
