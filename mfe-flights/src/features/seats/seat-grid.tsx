import { useTranslation } from '@wayfare/i18n';
import { VisuallyHidden } from '@wayfare/ui';
import {
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type FocusEvent,
} from 'react';
import { FeatureRowView } from './feature-row';
import { deckFares, fareFor } from './seat-fares';
import type { Cabin, Deck, SeatRow } from './seat-model';
import { moveSeat, seatGrid } from './seat-moves';
import { SeatRowView, type SeatScene } from './seat-row';
import { useBlocks } from './use-blocks';
import styles from './seat-map.module.css';

/** Rows in one layout block. */
const BLOCK_ROWS = 4;
const SECTIONS = ['', styles.second, styles.third];

function blocksOf({ rows }: Cabin): Cabin['rows'][] {
  return Array.from({ length: Math.ceil(rows.length / BLOCK_ROWS) }, (_, block) =>
    rows.slice(block * BLOCK_ROWS, (block + 1) * BLOCK_ROWS),
  );
}

function sectionClasses({ letters, starts }: Cabin): string[] {
  return letters.map(
    (_, column) =>
      SECTIONS[starts.filter((start) => start > 0 && start <= column).length] ?? styles.third ?? '',
  );
}

function drawnCabins({ cabins }: Deck) {
  let before = 0;
  return cabins.map((cabin) => {
    const blocks = blocksOf(cabin);
    const drawn = { cabin, blocks, before, sections: sectionClasses(cabin) };
    before += blocks.length;
    return drawn;
  });
}

function marksOf(
  { cells }: SeatRow,
  owners: ReadonlyMap<string, string>,
  chooser: string,
  { travellers }: SeatScene,
): string {
  const mark = (owner: string | undefined) =>
    owner === undefined
      ? ''
      : `${owner === chooser ? '*' : ''}${travellers.findIndex(({ id }) => id === owner)}`;
  return cells.map((seat) => (seat === null ? '' : mark(owners.get(seat.designator)))).join('|');
}

/** The tab stop before any focus: the chooser's own seat, else the first available. */
function entrance({ seats }: Deck, owners: ReadonlyMap<string, string>, chooser: string): string {
  const all = [...seats.values()];
  const own = all.find(({ designator }) => owners.get(designator) === chooser);
  return (
    (own ?? all.find((seat) => fareFor(seat, chooser).state === 'free') ?? all[0])?.designator ?? ''
  );
}

const seatAt = (target: EventTarget) =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null)?.dataset.seat ??
  null;

function ColumnHeaders({ cabin, sections }: { cabin: Cabin; sections: readonly string[] }) {
  const { t } = useTranslation('flights');
  return (
    <div role="row" className={styles.letters}>
      <div role="columnheader" className={styles.number}>
        <VisuallyHidden>{t('seats.row')}</VisuallyHidden>
      </div>
      {cabin.letters.map((letter, column) => (
        <div
          key={column}
          role="columnheader"
          className={`${styles.letter} ${sections[column] ?? ''}`}
        >
          {letter}
        </div>
      ))}
      {sections.at(-1) === styles.third && (
        <div aria-hidden="true" className={styles.numberAgain} />
      )}
    </div>
  );
}

interface SeatGridProps {
  deck: Deck;
  scene: SeatScene;
  chooser: string;
  /** passenger ids by designator */
  owners: ReadonlyMap<string, string>;
  label: string;
  onPick: (designator: string) => void;
}

/** A grid with one tab stop; events are delegated for all seats. */
export function SeatGrid({ deck, scene, chooser, owners, label, onPick }: SeatGridProps) {
  const { t } = useTranslation('flights');
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState('');
  const faresFor = useMemo(() => deckFares(deck), [deck]);
  const fares = faresFor(chooser);
  const grid = useMemo(() => seatGrid(deck), [deck]);
  const cabins = useMemo(() => drawnCabins(deck), [deck]);
  const drawn = useBlocks(cabins.reduce((sum, { blocks }) => sum + blocks.length, 0));
  const tabStop = deck.seats.has(focused) ? focused : entrance(deck, owners, chooser);

  const handleClick = ({ target }: MouseEvent) => {
    const seat = seatAt(target);
    if (seat !== null) onPick(seat);
  };
  const handleFocus = ({ target }: FocusEvent) => setFocused(seatAt(target) ?? '');
  const handleKey = (event: KeyboardEvent) => {
    const seat = seatAt(event.target);
    if (seat === null || event.altKey || event.metaKey) return;
    const isPick = event.key === 'Enter' || event.key === ' ';
    const target = isPick ? null : moveSeat(grid, seat, event);
    if (!isPick && target === null) return;
    event.preventDefault();
    if (isPick) onPick(seat);
    else box.current?.querySelector<HTMLElement>(`[data-seat="${target ?? ''}"]`)?.focus();
  };

  return (
    <div
      ref={box}
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      className={styles.deck}
      onClick={handleClick}
      onFocus={handleFocus}
      onKeyDown={handleKey}
    >
      {cabins.map(({ cabin, blocks, before, sections }) => [
        <div key={`${cabin.key}-name`} role="rowgroup" className={styles.names}>
          <div role="row" className={styles.cabinName}>
            <div role="gridcell" aria-colspan={cabin.letters.length + 1}>
              {t(`cabin.${cabin.cabinClass}`)}
            </div>
          </div>
        </div>,
        <div key={`${cabin.key}-head`} role="rowgroup" className={styles.head}>
          <ColumnHeaders cabin={cabin} sections={sections} />
        </div>,
        ...blocks.slice(0, Math.max(0, drawn - before)).map((rows, block) => (
          <div key={`${cabin.key}-${block}`} role="rowgroup" className={styles.block}>
            {rows.map((row) =>
              row.kind === 'features' ? (
                <FeatureRowView
                  key={row.key}
                  row={row}
                  columns={cabin.letters.length}
                  starts={cabin.starts}
                />
              ) : (
                <SeatRowView
                  key={row.key}
                  row={row}
                  sections={sections}
                  fares={fares.get(row.key) ?? ''}
                  marks={marksOf(row, owners, chooser, scene)}
                  tabStop={row.cells.some((seat) => seat?.designator === tabStop) ? tabStop : ''}
                  scene={scene}
                />
              ),
            )}
          </div>
        )),
      ])}
    </div>
  );
}
