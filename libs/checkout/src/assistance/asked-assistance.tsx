import type { AssistanceKind, TrainAssistanceKind } from '@wayfare/api-contract';
import { BookingSection, Facts } from '../layout/booking-section';
import { useTexts } from '../use-texts';

interface AskedAssistanceProps {
  travellers: readonly {
    readonly name: string;
    readonly assistance?: readonly (AssistanceKind | TrainAssistanceKind)[] | undefined;
  }[];
  /** what to do so that it is there */
  advice: string;
}

/** Who of a booking needs which help, and what is still to be done for it; nothing when nobody does. */
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
