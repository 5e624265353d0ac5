import type { CarrierChange, CarrierJourney } from '@wayfare/api-contract';
import { journeyTimes } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { Facts } from '../layout/booking-section';
import { useTexts } from '../use-texts';

const nameOf = ({ name, code }: CarrierJourney['origin']) =>
  code === null ? name : `${name} (${code})`;

function JourneyText({
  journey: { departing_at, arriving_at, services },
}: {
  journey: CarrierJourney;
}) {
  const language = useLanguage();
  const texts = useTexts('carrier');
  const { date, departure, arrival, days } = journeyTimes(departing_at, arriving_at, language);
  return (
    <>
      {date}, {departure} – {arrival}
      {days > 0 && ` (${texts('later', { count: days })})`} · {services.join(', ')}
    </>
  );
}

/** Changed journeys, before and after. */
export function CarrierJourneys({ journeys }: Pick<CarrierChange, 'journeys'>) {
  const texts = useTexts('carrier');
  return journeys.map(({ before, after }) => (
    <div key={`${before.departing_at} ${before.services.join()}`}>
      <p>
        <strong>
          {nameOf(before.origin)} – {nameOf(before.destination)}
        </strong>
      </p>
      <Facts
        items={[
          { term: texts('before'), detail: <JourneyText journey={before} /> },
          {
            term: texts('after'),
            detail:
              after === null ? (
                texts('gone')
              ) : (
                <strong>
                  <JourneyText journey={after} />
                </strong>
              ),
          },
        ]}
      />
    </div>
  ));
}
