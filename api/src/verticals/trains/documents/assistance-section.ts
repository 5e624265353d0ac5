import type { TrainItem } from '@wayfare/api-contract';
import type { Section } from '../../../booking/documents/document-sections';
import { standingItems, standingTravelers } from './standing-items';
import { isTicket, type TrainSource } from './train-source';
import { travelerName } from './train-values';

const carriersOf = (item: TrainItem): string[] =>
  isTicket(item)
    ? item.legs.flatMap(({ solution }) =>
        solution.segments.map(({ marketingCarrier }) => marketingCarrier),
      )
    : [];

/** Per traveller, with whom to tell; empty without needs. */
export function assistanceLines(source: TrainSource): string[] {
  const { words } = source;
  const people = new Map<string, Set<string>>();
  const carriers = new Set<string>();
  for (const item of standingItems(source))
    for (const traveler of standingTravelers(item)) {
      const { assistance = [] } = traveler;
      if (assistance.length === 0) continue;
      const name = travelerName(traveler);
      const asked = assistance.map((kind) => words(`assistance.${kind}`));
      people.set(name, new Set([...(people.get(name) ?? []), ...asked]));
      for (const carrier of carriersOf(item)) carriers.add(carrier);
    }
  return people.size === 0
    ? []
    : [
        ...[...people].map(([name, asked]) => `${name}: ${[...asked].join('; ')}`),
        words('assistance.ask', { carriers: [...carriers].join(', ') }),
      ];
}

export function assistanceSections(source: TrainSource): Section[] {
  const paragraphs = assistanceLines(source);
  return paragraphs.length === 0
    ? []
    : [{ kind: 'text', title: source.words('assistance.title'), paragraphs, links: [] }];
}
