import {
  askPriceAlert,
  cheapestTrainDays,
  createTrainBooking,
  getTrainBooking,
  pageTickets,
  searchTickets,
  type TicketPageRequest,
  type TicketSearchRequest,
  type TicketSearchResult,
  type TrainDaysRequest,
  type TrainDaysResult,
} from '@wayfare/api-contract';
import {
  buildReturnSearch,
  buildTicketOffer,
  buildTicketSearch,
  buildTrainPrices,
  buildTrainSegment,
  buildTrainSolution,
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
export type Paged = WireHandler<TicketPageRequest, TicketSearchResult>;
export type Days = WireHandler<TrainDaysRequest, TrainDaysResult>;

export const BASKET = buildTrainBasket();

const priced = (value: string, day: string) => ({
  prices: buildTrainPrices(value),
  departure: `${day}T14:14:00+01:00`,
});

/** The first day is not known, the second has no trains, each further one is a euro dearer; return fares cost half of that. */
const dayPrices = ({ days }: TrainDaysRequest): TrainDaysResult => ({
  days: days.map((date, index) => ({
    date,
    single: index < 2 ? null : priced(`${100 + index}.00`, date),
    bound: index < 2 ? null : priced(`${50 + index}.00`, date),
    failed: index === 0,
  })),
});

interface Answers {
  found?: Search;
  paged?: Paged;
  days?: Days;
  added?: WireHandler<unknown, typeof BASKET>;
}

const wireOf = ({
  found = buildTicketSearch(),
  paged = buildTicketSearch(),
  days = dayPrices,
  added = BASKET,
}: Answers) =>
  fakeWire([
    placesAnswer,
    cardsAnswer,
    areasAnswer,
    [searchTickets, found],
    [pageTickets, paged],
    [cheapestTrainDays, days],
    [askPriceAlert, { state: 'mailed' as const }],
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

const DAY_OF_LEG = { 'leg-1': '2027-01-14', 'leg-2': '2027-01-17' } as const;

/** One other train of a leg at a time, with a ticket that is sold alone; the page is called after the time. */
function otherTrain(search: TicketSearchResult, leg: keyof typeof DAY_OF_LEG, time: string) {
  const day = DAY_OF_LEG[leg];
  const segment = buildTrainSegment({
    id: `seg ${time}`,
    departure: `${day}T${time}:00+01:00`,
    arrival: `${day}T23:35:00+01:00`,
    vehicle: `Eurostar ${time}`,
  });
  const offer = buildTicketOffer({ id: `offer ${time}`, leg, legSolution: `sol ${time}` });
  return {
    ...search,
    id: `page ${time}`,
    legs: search.legs.map((known) =>
      known.id === leg
        ? {
            ...known,
            solutions: [buildTrainSolution({ id: `sol ${time}`, segments: [segment] })],
          }
        : known,
    ),
    offers: [...search.offers, offer],
  };
}

/** Other trains of `buildTicketSearch`, and of `buildReturnSearch`. */
export const pageWith = (time: string) => otherTrain(buildTicketSearch(), 'leg-1', time);
export const returnPage = (leg: keyof typeof DAY_OF_LEG, time: string) =>
  otherTrain(buildReturnSearch(), leg, time);

/** When the train of a card leaves. */
export const departure = (card: HTMLElement): string =>
  within(card).getByRole('heading', { level: 3 }).textContent?.slice(0, 'hh:mm'.length) ?? '';

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
  await user.click(await card.findByRole('radio', { name: flexibility }));
  await waitFor(async () =>
    expect((await train(departure)).getByRole('radio', { name: flexibility })).toBeChecked(),
  );
}

export const goOn = async (user: Page['user']) =>
  user.click(await screen.findByRole('button', { name: /^Choose this ticket/ }));
