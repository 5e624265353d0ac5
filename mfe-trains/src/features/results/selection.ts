import type {
  LegSolution,
  TicketOffer,
  TicketSearchResult,
  TrainLegResult,
} from '@wayfare/api-contract';

export interface Train {
  solution: LegSolution;
  offers: TicketOffer[];
}

export interface Chosen {
  leg: TrainLegResult;
  solution: LegSolution;
  offer: TicketOffer;
}

const isBound = ({ compatibleOffers }: TicketOffer): boolean => compatibleOffers.length > 0;

/** Key of train and ticket that a repeated search reproduces: ids last one answer only. */
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

/** A return fare's tickets are sold together only (OQ-66). */
function fitsBeside(offer: TicketOffer, out: TicketOffer): boolean {
  return isBound(out) ? out.compatibleOffers.includes(offer.id) : !isBound(offer);
}

/** Purchasable trains of a leg; for the way back those that fit the outward ticket. */
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

export interface SelectionQuery {
  out: string;
  back: string;
  step: Step;
}

export interface Selection {
  step: Step;
  out: Chosen | null;
  back: Chosen | null;
  /** the chosen ticket is no longer among the trains */
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

/** The address's choice among the found trains; stops where a ticket is missing. */
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

/** Selectable tickets: beside an outward ticket those of its kind, else all. */
export const ticketsWanted = (
  direction: 0 | 1,
  { out }: Pick<Selection, 'out'>,
): 'single' | 'bound' | 'both' => {
  if (direction === 0 || out === null) return 'both';
  return isBound(out.offer) ? 'bound' : 'single';
};

/** Direction and hour of the lost ticket; null where none is lost. */
export function lostTrain(
  { out, back, isLost }: Selection,
  query: SelectionQuery,
): { direction: 0 | 1; hour: number } | null {
  const direction = out === null ? 0 : 1;
  const key = direction === 0 ? query.out : query.back;
  const hour = Number(/^\d{4}-\d{2}-\d{2}T(\d{2}):/.exec(key)?.[1] ?? NaN);
  return isLost && back === null && hour <= 23 ? { direction, hour } : null;
}
