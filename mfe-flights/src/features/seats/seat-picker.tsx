import type { FlightDictionary, FlightOffer, FlightSegment, SeatMap } from '@wayfare/api-contract';
import { Tabs } from '@wayfare/ui';
import { useDeferredValue, useMemo } from 'react';
import type { ChosenService } from '../../domain/draft/chosen-services';
import { FlightHeading, FlightTab } from './flight-names';
import { FlightSeats } from './flight-seats';
import { isForSale, isSeated, seatOfOwner } from './seat-choice';
import { decksOf } from './seat-model';
import { SeatTotal } from './seat-total';
import { seatTravellers } from './seat-travellers';
import { useSeatWords } from './seat-words';
import styles from './seats.module.css';
import { useChosen } from './use-chosen';
import { useSeatPicking } from './use-seat-picking';

export interface SeatPickerProps {
  maps: readonly SeatMap[];
  passengers: FlightOffer['passengers'];
  names: readonly string[];
  chosen: readonly ChosenService[];
  onChange: (chosen: ChosenService[]) => void;
  dictionary: FlightDictionary;
  segments: readonly FlightSegment[];
}

/** One flight and one traveller at a time, on a map or from a list (FLT-36). */
export function SeatPicker({
  maps,
  passengers,
  names,
  chosen: known,
  onChange,
  dictionary,
  segments,
}: SeatPickerProps) {
  const words = useSeatWords();
  const { t } = words;
  // a string, since the array is new with each render and would rerender all rows
  const nameText = names.join('\n');
  const travellers = useMemo(
    () => seatTravellers(passengers, nameText.split('\n')),
    [passengers, nameText],
  );
  const openIds = useMemo(() => maps.filter(isForSale).map(({ segment_id: id }) => id), [maps]);
  const { chosen, change } = useChosen(known, onChange);
  const picking = useSeatPicking({
    segmentIds: segments.map(({ id }) => id),
    openIds,
    travellers,
    chosen,
    onChange: change,
    words,
  });
  // the map responds first; counts and announcements are deferred
  const counted = useDeferredValue(chosen);
  const said = useDeferredValue(picking.said);
  const segment = segments[picking.flight];
  const map = maps.find(({ segment_id: id }) => id === segment?.id);
  const decks = useMemo(() => (map === undefined ? [] : decksOf(map)), [map]);
  if (segment === undefined) return null;

  const countOn = (segmentId: string) =>
    travellers.filter(
      ({ id }) => seatOfOwner(counted, { passengerId: id, segmentId }) !== undefined,
    ).length;
  const onLaps = passengers.flatMap((passenger, index) =>
    isSeated(passenger) ? [] : [names[index] ?? ''],
  );
  const heading = (
    <FlightHeading
      segment={segment}
      dictionary={dictionary}
      number={picking.flight + 1}
      count={segments.length}
    />
  );
  const panel = (
    <FlightSeats
      key={segment.id}
      heading={heading}
      decks={decks}
      travellers={travellers}
      chosen={chosen}
      counted={counted}
      picking={picking}
      words={words}
    />
  );
  const tabs = segments.map((each, index) => ({
    id: String(index),
    label: (
      <FlightTab
        segment={each}
        dictionary={dictionary}
        chosen={countOn(each.id)}
        count={travellers.length}
      />
    ),
  }));
  return (
    <div className={styles.picker}>
      {onLaps.length > 0 && (
        <p className={styles.small}>{t('seats.onLap', { names: onLaps.join(', ') })}</p>
      )}
      {segments.length === 1 ? (
        panel
      ) : (
        <Tabs
          label={t('seats.flights')}
          selected={String(picking.flight)}
          onSelect={(flight) => picking.flyTo(Number(flight))}
          tabs={tabs}
        >
          {panel}
        </Tabs>
      )}
      <SeatTotal said={said} chosen={counted} count={travellers.length * openIds.length} />
    </div>
  );
}
