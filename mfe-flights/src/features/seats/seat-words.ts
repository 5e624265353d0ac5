import { formatMoney, parseMoney, type Language } from '@wayfare/domain';
import { useTranslation, type Translate } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { SEAT_FACTS, type SeatFact } from './seat-facts';
import type { SeatFare } from './seat-fares';
import type { Seat } from './seat-model';

/** Texts of seats, looked up once: a large aircraft has five hundred names. */
export interface SeatWords {
  t: Translate;
  fact: Readonly<Record<SeatFact, string>>;
  free: string;
  taken: string;
  barred: string;
  price: (amount: string) => string;
}

const known = new WeakMap<Translate, SeatWords>();

export function seatWords(t: Translate, language: Language): SeatWords {
  const prices = new Map<string, string>();
  const priceOf = (amount: string) =>
    parseMoney(amount).amount === 0
      ? t('seats.included')
      : formatMoney(parseMoney(amount), language);
  return {
    t,
    fact: Object.fromEntries(SEAT_FACTS.map((fact) => [fact, t(`seats.fact.${fact}`)])) as Record<
      SeatFact,
      string
    >,
    free: t('seats.free'),
    taken: t('seats.taken'),
    barred: t('seats.barred'),
    price(amount) {
      const text = prices.get(amount) ?? priceOf(amount);
      prices.set(amount, text);
      return text;
    },
  };
}

export function useSeatWords(): SeatWords {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const words = known.get(t) ?? seatWords(t, language);
  known.set(t, words);
  return words;
}

export function seatLabel(
  { designator, facts }: Pick<Seat, 'designator' | 'facts'>,
  fare: SeatFare,
  words: SeatWords,
): string {
  if (fare.state === 'taken') return `${designator}, ${words.taken}`;
  const said = [designator, ...facts.map((fact) => words.fact[fact])];
  return (
    fare.state === 'barred'
      ? [...said, words.barred]
      : [...said, words.price(fare.amount), words.free]
  ).join(', ');
}

export function chosenLabel(designator: string, name: string, { t }: Pick<SeatWords, 't'>): string {
  return t('seats.chosenFor', { designator, name });
}
