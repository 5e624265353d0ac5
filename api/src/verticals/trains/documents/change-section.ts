import type { TrainItem } from '@wayfare/api-contract';
import { formatDate, formatMoney, money } from '@wayfare/domain';
import type { Fact, Section } from '../../../booking/documents/document-sections';
import { lostLines } from './extra-lines';
import { lineages, standingItems } from './standing-items';
import { isTicket, type TrainChange, type TrainSource } from './train-source';
import { dayOf, route, timeOf } from './train-values';

/** Text key and absolute amount. */
export function differenceOf(
  { cents }: TrainChange,
  { context }: TrainSource,
): { readonly key: 'paid' | 'refund' | 'free'; readonly amount: string } {
  const key = cents === 0 ? 'free' : cents > 0 ? 'paid' : 'refund';
  return { key, amount: formatMoney(money(Math.abs(cents)), context.language) };
}

function journeyFact(label: string, item: TrainItem, { context, words }: TrainSource): Fact[] {
  if (!isTicket(item)) return [];
  const [value = '', ...lines] = item.legs.map((leg) => {
    const { departure, arrival, segments } = leg.solution;
    const when = words('change.journey', {
      date: formatDate(dayOf(departure), context.language, 'full'),
      departure: timeOf(departure),
      arrival: timeOf(arrival),
    });
    return `${when} ${route(leg)} (${segments.map(({ vehicle }) => vehicle).join(', ')})`;
  });
  return [{ label, value, lines }];
}

function exchangeFacts(source: TrainSource): Fact[] {
  const standing = new Set(standingItems(source).map(({ id }) => id));
  const latest = lineages(source)
    .filter(({ item, replaced }) => replaced.length > 0 && standing.has(item.id))
    .at(-1);
  const before = latest?.replaced.at(-1);
  if (latest === undefined || before === undefined) return [];
  return [
    ...journeyFact(source.words('change.before'), before, source),
    ...journeyFact(source.words('change.now'), latest.item, source),
  ];
}

function lostFacts(source: TrainSource): Fact[] {
  const [value, ...lines] = lostLines(source);
  return value === undefined ? [] : [{ label: source.words('lost.title'), value, lines }];
}

export function lostSection(source: TrainSource): Section[] {
  const facts = lostFacts(source);
  return facts.length === 0
    ? []
    : [{ kind: 'facts', title: source.words('change.exchange'), facts }];
}

export function changeSection(source: TrainSource): Section[] {
  const { booking, words } = source;
  const change = booking.changes.at(-1);
  if (change === undefined || change.kind === 'moved') return [];
  const { key, amount } = differenceOf(change, source);
  const paid: Fact[] =
    key === 'free'
      ? []
      : [{ label: words(key === 'paid' ? 'change.paid' : 'change.back'), value: amount }];
  const facts = [
    ...(change.kind === 'exchange' ? exchangeFacts(source) : []),
    ...lostFacts(source),
    ...paid,
  ];
  return facts.length === 0
    ? []
    : [{ kind: 'facts', title: words(`change.${change.kind}`), facts }];
}
