import type { AssistanceKind, TrainAssistanceKind } from '@wayfare/api-contract';
import { BookingSection, Facts } from '../layout/booking-section';
import { useTexts } from '../use-texts';

interface AskedAssistanceProps {
  travellers: readonly {
    readonly name: string;
    readonly assistance?: readonly (AssistanceKind | TrainAssistanceKind)[] | undefined;
  }[];
  advice: string;
}

/** Assistance requested by traveller, with what is still to do; empty without any. */
export function AskedAssistance({ travellers, advice }: AskedAssistanceProps) {
  const texts = useTexts('assistance');
  const asked = travellers.flatMap(({ name, assistance = [] }) =>
    assistance.length === 0
      ? []
      : [{ term: name, detail: assistance.map((kind) => texts(`kinds.${kind}`)).join('; ') }],
  );
  if (asked.length === 0) return null;
  return (
    <BookingSection id="assistance" title={texts('title')}>
      <Facts items={asked} />
      <p>{advice}</p>
    </BookingSection>
  );
}
