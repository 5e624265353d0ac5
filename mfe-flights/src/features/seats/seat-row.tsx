import { memo } from 'react';
import { readFares, type SeatFare } from './seat-fares';
import type { Seat, SeatRow } from './seat-model';
import type { SeatTraveller } from './seat-travellers';
import { chosenLabel, seatLabel, type SeatWords } from './seat-words';
import { wingClass } from './wing-class';
import styles from './seat-map.module.css';

/** Shared by all rows; its identity is stable while the map is shown. */
export interface SeatScene {
  words: SeatWords;
  band: (amount: string) => number;
  travellers: readonly SeatTraveller[];
}

interface SeatCellProps {
  seat: Seat;
  fare: SeatFare;
  /** owner's index, with `*` for the chooser; '' when nobody's */
  mark: string;
  isTabStop: boolean;
  section: string;
  scene: SeatScene;
}

const BAND_SIGNS = ['', '€', '€€', '€€€', '€€€€'];
const LOOKS: Readonly<Record<SeatFare['state'], string | undefined>> = {
  free: styles.free,
  taken: styles.taken,
  barred: styles.barred,
};
const BANDS = [styles.band0, styles.band1, styles.band2, styles.band3, styles.band4];

function ownerOf(mark: string, { travellers }: SeatScene): SeatTraveller | undefined {
  return mark === '' ? undefined : travellers[Number(mark.replace('*', ''))];
}

function look(seat: Seat, fare: SeatFare, mark: string, band: number): string {
  const state =
    mark === ''
      ? `${LOOKS[fare.state]} ${fare.state === 'free' ? BANDS[band] : ''}`
      : mark.startsWith('*')
        ? styles.own
        : styles.companion;
  return `${styles.seat} ${state} ${seat.facts.includes('legroom') ? styles.legroom : ''}`;
}

const SIGNS: Readonly<Record<SeatFare['state'], string>> = { free: '', taken: '×', barred: '–' };

/** A function, not a component: five hundred are rendered at once. */
function seatCell({ seat, fare, mark, isTabStop, section, scene }: SeatCellProps) {
  const owner = ownerOf(mark, scene);
  const band = fare.state === 'free' ? scene.band(fare.amount) : 0;
  return (
    <div
      key={seat.designator}
      role="gridcell"
      data-seat={seat.designator}
      className={`${look(seat, fare, owner === undefined ? '' : mark, band)} ${section}`}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={
        owner === undefined
          ? seatLabel(seat, fare, scene.words)
          : chosenLabel(seat.designator, owner.name, scene.words)
      }
      aria-selected={owner !== undefined}
      aria-disabled={owner === undefined && fare.state !== 'free' ? true : undefined}
    >
      {owner?.mark ?? (fare.state === 'free' ? BAND_SIGNS[band] : SIGNS[fare.state])}
    </div>
  );
}

interface SeatRowProps {
  row: SeatRow;
  sections: readonly string[];
  fares: string;
  /** of every column: see `SeatCellProps` */
  marks: string;
  /** the row's seat in the tab order; '' when it is in another row */
  tabStop: string;
  scene: SeatScene;
}

/** Props are strings, so that a choice rerenders only the rows it affects. */
export const SeatRowView = memo(function SeatRowView({
  row,
  sections,
  fares,
  marks,
  tabStop,
  scene,
}: SeatRowProps) {
  const fareOf = readFares(fares);
  const markOf = marks.split('|');
  const hasTwoAisles = sections.at(-1) === styles.third;
  return (
    <div role="row" className={`${styles.row} ${wingClass(row)}`}>
      <div role="rowheader" className={styles.number}>
        {row.number}
      </div>
      {row.cells.map((seat, column) => {
        const section = sections[column] ?? '';
        const fare = fareOf[column];
        if (seat === null || fare === undefined)
          return <div key={column} role="gridcell" className={`${styles.gap} ${section}`} />;
        return seatCell({
          seat,
          fare,
          mark: markOf[column] ?? '',
          isTabStop: seat.designator === tabStop,
          section,
          scene,
        });
      })}
      {hasTwoAisles && (
        <div aria-hidden="true" className={styles.numberAgain}>
          {row.number}
        </div>
      )}
    </div>
  );
});
