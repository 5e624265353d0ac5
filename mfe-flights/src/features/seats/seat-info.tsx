import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { fareFor } from './seat-fares';
import { seatRowsOf, type Deck, type Seat } from './seat-model';
import type { SeatWords } from './seat-words';
import styles from './seat-map.module.css';

function pointedSeat({ target }: SyntheticEvent): string | null {
  return (
    (target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null)?.dataset.seat ??
    null
  );
}

interface FactsProps {
  seat: Seat;
  chooser: string;
  words: SeatWords;
}

function SeatFactsLine({ seat, chooser, words }: FactsProps) {
  const fare = fareFor(seat, chooser);
  const state = { free: words.free, taken: words.taken, barred: words.barred }[fare.state];
  const said = [
    ...seat.facts.map((fact) => words.fact[fact]),
    fare.state === 'free' ? words.price(fare.amount) : state,
  ];
  return (
    <>
      <strong className={styles.infoSeat}>{seat.designator}</strong>
      <span className={styles.infoFacts}>{said.join(' · ')}</span>
      {/* the airline's own words, in English */}
      {seat.disclosures.length > 0 && (
        <span className={styles.infoNote} lang="en">
          {seat.disclosures.join(' ')}
        </span>
      )}
    </>
  );
}

/** Longer decks fill the frame, so that its height is known before the rows are. */
const LONG_ROWS = 16;

interface SeatInfoProps {
  deck: Deck;
  chooser: string;
  words: SeatWords;
  children: ReactNode;
}

/** The framed map and details of the focused or hovered seat, which do not rerender the map. */
export function SeatInfo({ deck, chooser, words, children }: SeatInfoProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const seat = pointed === null ? undefined : deck.seats.get(pointed);
  const handlePoint = (event: SyntheticEvent) => {
    const designator = pointedSeat(event);
    if (designator !== null) setPointed(designator);
  };
  const isLong = seatRowsOf(deck).length > LONG_ROWS;
  return (
    <div className={styles.frame}>
      <div
        className={isLong ? `${styles.viewport} ${styles.long}` : styles.viewport}
        onMouseOver={handlePoint}
        onFocus={handlePoint}
      >
        {children}
      </div>
      <p className={styles.info}>
        {seat === undefined ? (
          words.t('seats.pointHint')
        ) : (
          <SeatFactsLine seat={seat} chooser={chooser} words={words} />
        )}
      </p>
    </div>
  );
}
