import type { TrainItem, TrainProduct } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import type { Section } from '../../../booking/documents/document-sections';
import { writtenAmount, writtenInstant } from '../../../booking/documents/written-values';
import { standingItems } from './standing-items';
import { isTicket, type TrainSource } from './train-source';
import { itemTitle } from './train-values';

type Kind = 'refund' | 'exchange';
type Term = TrainProduct['refund'];

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

function firstTrain(item: TrainItem, { code }: TrainProduct) {
  if (!isTicket(item)) return undefined;
  const ids = new Set(
    item.fareOffers
      .filter(({ productCode }) => productCode === code)
      .flatMap(({ segmentIds }) => segmentIds),
  );
  return item.legs
    .flatMap(({ solution }) => solution.segments)
    .filter(({ id }) => ids.has(id))
    .sort((a, b) => Date.parse(a.departure) - Date.parse(b.departure))[0];
}

function untilPassText({ hoursBefore }: Term, { words }: TrainSource): string {
  if (hoursBefore === 0) return words('until.pass');
  return hoursBefore > DAY_HOURS && hoursBefore % DAY_HOURS === 0
    ? words('until.daysBeforePass', { count: hoursBefore / DAY_HOURS })
    : words('until.hoursBeforePass', { count: hoursBefore });
}

/** Local time of the first station, or a span before a pass starts. */
function untilText(
  term: Term,
  item: TrainItem,
  product: TrainProduct,
  source: TrainSource,
): string {
  const { context, words } = source;
  const { hoursBefore } = term;
  if (!isTicket(item)) return untilPassText(term, source);
  const train = firstTrain(item, product);
  if (hoursBefore === 0) return words('until.departure');
  if (train === undefined) return words('until.hours', { count: hoursBefore });
  const deadline = new Date(Date.parse(train.departure) - hoursBefore * HOUR_MS).toISOString();
  return words('instant', {
    ...writtenInstant(deadline, train.origin.timeZone, context.language),
    place: train.origin.label,
  });
}

function feeText(kind: Kind, { feePercent, fee }: Term, { context, words }: TrainSource): string {
  const values = {
    percent: String(feePercent),
    amount: writtenAmount(fee.value, context.language),
  };
  const hasAmount = parseMoney(fee.value).amount > 0;
  if (feePercent > 0)
    return words(hasAmount ? `terms.${kind}.both` : `terms.${kind}.percent`, values);
  return words(hasAmount ? `terms.${kind}.amount` : `terms.${kind}.free`, values);
}

function termText(kind: Kind, item: TrainItem, product: TrainProduct, source: TrainSource): string {
  const term = product[kind];
  if (!term.allowed) return source.words(`terms.${kind}.never`);
  return source.words(`terms.${kind}.allowed`, {
    until: untilText(term, item, product, source),
    fee: feeText(kind, term, source),
  });
}

const carrierOf = ({ label, marketingCarrier }: TrainProduct) =>
  label.includes(marketingCarrier) ? label : `${marketingCarrier}, ${label}`;

export function fareLines(item: TrainItem, source: TrainSource): string[] {
  const sold = new Set(item.fareOffers.map(({ productCode }) => productCode));
  return item.products
    .filter(({ code }) => sold.has(code))
    .flatMap((product) => [
      source.words('fare.name', { fare: carrierOf(product) }),
      termText('refund', item, product, source),
      termText('exchange', item, product, source),
    ]);
}

export function fareSections(source: TrainSource): Section[] {
  const items = standingItems(source);
  const { words } = source;
  return items.map((item) => ({
    kind: 'text',
    title:
      items.length === 1
        ? words('fare.title')
        : words('fare.of', { item: itemTitle(item, source) }),
    paragraphs: fareLines(item, source),
    links: [],
  }));
}
