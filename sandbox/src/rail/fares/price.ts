import type { SearchTraveler } from '../offers/search';
import type { Comfort, Flexibility } from '../wire/codes';
import { ageGroup } from './ages';
import { demandFactor } from './demand';
import { COMFORT_FACTS, FLEXIBILITY_FACTS } from './grades';
import type { Portion } from './portions';
import { railCardByCode, shareWith, type RailCard } from './rail-cards';

const roundUp = (cents: number, step: number): number =>
  Math.max(0, Math.ceil(cents / step - 1e-9)) * step;

/** What an adult without cards pays for a portion: in steps of 50 cents, of 10 on local trains. */
export function adultCents(
  { km, level, isOpen, rides }: Portion,
  fare: { comfort: Comfort; flexibility: Flexibility },
  at: number,
): number {
  const comfort = COMFORT_FACTS[fare.comfort].factor;
  if (isOpen) return roundUp((240 + 17 * km ** 0.94) * level * comfort, 10);
  const demand =
    rides.reduce((sum, ride) => sum + demandFactor(ride, at) * ride.km, 0) / Math.max(km, 1);
  const { factor, extra } = FLEXIBILITY_FACTS[fare.flexibility];
  return roundUp((700 + 11 * km ** 0.95) * level * comfort * demand * factor + extra, 50);
}

export function isInfant({ age }: Pick<SearchTraveler, 'age'>): boolean {
  return ageGroup(age) === 'infant';
}

function cardsOf({ cards }: SearchTraveler): RailCard[] {
  return cards.flatMap(({ code }) => railCardByCode(code) ?? []);
}

export function isSeatOnly(traveler: SearchTraveler, { passSeat }: Portion): boolean {
  return passSeat !== null && !isInfant(traveler) && cardsOf(traveler).some(({ isPass }) => isPass);
}

/** Infants travel free; of an age and of cards the one that helps most counts, and a card with a child's share too. */
export function personPrice(
  portion: Portion,
  comfort: Comfort,
  adult: number,
  traveler: SearchTraveler,
): { cents: number; cards: readonly string[] } {
  const { age } = traveler;
  const group = ageGroup(age);
  if (group === 'infant') return { cents: 0, cards: [] };
  const cards = cardsOf(traveler);
  if (isSeatOnly(traveler, portion))
    return {
      cents: roundUp((portion.passSeat ?? 0) * COMFORT_FACTS[comfort].passFactor, 50),
      cards: cards.filter(({ isPass }) => isPass).map(({ code }) => code),
    };
  const isChild = group === 'child';
  const byAge = group === 'adult' ? 1 : portion.shares[group];
  const best = cards
    .map((card) => ({ card, share: shareWith(card, age, portion) * (isChild ? byAge : 1) }))
    .toSorted((a, b) => a.share - b.share)[0];
  const helps = best !== undefined && best.share < byAge;
  const cents = Math.round((adult * (helps ? best.share : byAge)) / 10) * 10;
  return {
    cents: isChild ? Math.min(cents, portion.shares.childAtMost ?? cents) : cents,
    cards: helps ? [best.card.code] : [],
  };
}
