import type {
  LegSolution,
  TicketOffer,
  TicketSearchResult,
  TrainLegResult,
} from '@wayfare/api-contract';

/** A train of a leg with the offers that it can be bought by. */
export interface Train {
  solution: LegSolution;
  offers: TicketOffer[];
}

/** A ticket that is chosen for a leg. */
export interface Chosen {
  leg: TrainLegResult;
  solution: LegSolution;
  offer: TicketOffer;
}

const isBound = ({ compatibleOffers }: TicketOffer): boolean => compatibleOffers.length > 0;

/** Which train and which ticket, in words that the same search gives again: ids live no longer than an answer. */
export function ticketKey(
  { departure, segments }: LegSolution,
  { comfortCategory, flexibility }: TicketOffer,
): string {
  return [
    departure.slice(0, 16),
    segments.map(({ vehicle }) => vehicle).join('+'),
    comfortCategory.code,
    flexibility.code,
  ].join('~');
}

/** May this ticket back be bought beside the one out? Those of a return fare go together, and only together (OQ-66). */
function fitsBeside(offer: TicketOffer, out: TicketOffer): boolean {
  return isBound(out) ? out.compatibleOffers.includes(offer.id) : !isBound(offer);
}

/** The trains of a leg that can be bought, beside the ticket of the way out where it is the way back. */
export function trainsOf(
  { legs, offers }: TicketSearchResult,
  index: number,
  out: Chosen | null = null,
): Train[] {
  const leg = legs[index];
  if (leg === undefined) return [];
  const isInTime = (solution: LegSolution) =>
    out === null || Date.parse(solution.departure) >= Date.parse(out.solution.arrival);
  const own = offers.filter(
    (offer) => offer.leg === leg.id && (out === null || fitsBeside(offer, out.offer)),
  );
  return leg.solutions
    .filter(isInTime)
    .map((solution) => ({
      solution,
      offers: own.filter(({ legSolution }) => legSolution === solution.id),
    }))
    .filter(({ offers: sold }) => sold.length > 0);
}

function find(
  result: TicketSearchResult,
  index: number,
  { key, out = null }: { key: string; out?: Chosen | null },
): Chosen | null {
  const leg = result.legs[index];
  const tickets = trainsOf(result, index, out).flatMap(({ solution, offers }) =>
    offers.map((offer) => ({ solution, offer })),
  );
  const ticket = tickets.find(({ solution, offer }) => ticketKey(solution, offer) === key);
  return leg === undefined || ticket === undefined ? null : { leg, ...ticket };
}

export const STEPS = ['out', 'back', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** What an address says of the choice: a ticket for each direction, and how far it is. */
export interface SelectionQuery {
  out: string;
  back: string;
  step: Step;
}

export interface Selection {
  step: Step;
  out: Chosen | null;
  back: Chosen | null;
  /** a ticket was chosen that is no longer among the trains */
  isLost: boolean;
}

function reached(
  asked: Step,
  hasBack: boolean,
  { out, back }: Pick<Selection, 'out' | 'back'>,
): Step {
  if (out === null || asked === 'out') return 'out';
  if (!hasBack) return 'review';
  return asked === 'review' && back !== null ? 'review' : 'back';
}

/** The choice that an address stands for among what was found; no further than its tickets are there. */
export function selectionIn(result: TicketSearchResult, query: SelectionQuery): Selection {
  const hasBack = result.legs.length > 1;
  const out = find(result, 0, { key: query.out });
  const back = hasBack && out !== null ? find(result, 1, { key: query.back, out }) : null;
  return {
    out,
    back,
    step: reached(query.step, hasBack, { out, back }),
    isLost:
      (query.out !== '' && out === null) ||
      (hasBack && out !== null && query.back !== '' && back === null),
  };
}

export const chosenIn = ({ out, back }: Pick<Selection, 'out' | 'back'>): Chosen[] =>
  [out, back].filter((chosen) => chosen !== null);

/** Which tickets of a direction can be chosen: beside one for the way out those of its kind, else all. */
export const ticketsWanted = (
  direction: 0 | 1,
  { out }: Pick<Selection, 'out'>,
): 'single' | 'bound' | 'both' => {
  if (direction === 0 || out === null) return 'both';
  return isBound(out.offer) ? 'bound' : 'single';
};

/** The direction whose chosen ticket is not among the trains, and the hour that its train leaves; null where none is lost. */
export function lostTrain(
  { out, back, isLost }: Selection,
  query: SelectionQuery,
): { direction: 0 | 1; hour: number } | null {
  const direction = out === null ? 0 : 1;
  const key = direction === 0 ? query.out : query.back;
  const hour = Number(/^\d{4}-\d{2}-\d{2}T(\d{2}):/.exec(key)?.[1] ?? NaN);
  return isLost && back === null && hour <= 23 ? { direction, hour } : null;
}
