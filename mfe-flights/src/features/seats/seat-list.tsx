import { Button, Checkbox, SelectField } from '@wayfare/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { PriceBand } from './seat-fares';
import { ANY_SEAT, matches, seatsFor, type ListedSeat, type SeatFilter } from './seat-filters';
import type { Deck, Seat } from './seat-model';
import type { SeatWords } from './seat-words';
import styles from './seats.module.css';

const AT_ONCE = 24;

interface FiltersProps {
  filter: SeatFilter;
  bands: readonly PriceBand[];
  words: SeatWords;
  onFilter: (filter: SeatFilter) => void;
}

function Filters({ filter, bands, words, onFilter }: FiltersProps) {
  const { t } = words;
  const positions = (['any', 'window', 'aisle'] as const).map((value) => ({
    value,
    label: t(`seats.position.${value}`),
  }));
  const prices = [
    { value: '', label: t('seats.anyPrice') },
    ...bands.map(({ to }) => ({ value: to, label: t('seats.upTo', { price: words.price(to) }) })),
  ];
  return (
    <div className={styles.filters}>
      <SelectField
        name="position"
        label={t('seats.filterPosition')}
        value={filter.position}
        options={positions}
        onChange={(value) => onFilter({ ...filter, position: value as SeatFilter['position'] })}
      />
      <SelectField
        name="price"
        label={t('seats.filterPrice')}
        value={filter.atMost}
        options={prices}
        onChange={(atMost) => onFilter({ ...filter, atMost })}
      />
      <Checkbox
        label={t('seats.onlyLegroom')}
        isChecked={filter.legroom}
        onChange={(legroom) => onFilter({ ...filter, legroom })}
      />
    </div>
  );
}

const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface OptionsProps {
  label: string;
  seats: readonly ListedSeat[];
  own: string | null;
  words: SeatWords;
  onPick: (seat: Seat) => void;
}

/** A listbox: arrows move, Enter and Space choose, so that passing a seat does not buy it. */
function Options({ label, seats, own, words, onPick }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState('');
  const stop =
    [focused, own].find((one) => seats.some(({ seat }) => seat.designator === one)) ??
    seats[0]?.seat.designator;
  const handleKey = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const index = options.indexOf(event.target as HTMLElement);
    const picked = seats[index];
    const move = MOVES[event.key];
    const isPick = event.key === 'Enter' || event.key === ' ';
    if (picked === undefined || (move === undefined && !isPick)) return;
    event.preventDefault();
    if (move === undefined) onPick(picked.seat);
    else options[move(index, options.length)]?.focus();
  };
  return (
    <ul
      ref={list}
      role="listbox"
      aria-label={label}
      className={styles.options}
      onKeyDown={handleKey}
    >
      {seats.map(({ seat, deck, amount }) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the list hears the keys
        <li
          key={seat.designator}
          role="option"
          aria-selected={seat.designator === own}
          tabIndex={seat.designator === stop ? 0 : -1}
          className={styles.option}
          onFocus={() => setFocused(seat.designator)}
          onClick={() => onPick(seat)}
        >
          <strong>{seat.designator}</strong>{' '}
          <span>
            {[
              ...(deck === 0 ? [] : [words.t('seats.deckUpper')]),
              ...seat.facts.map((fact) => words.fact[fact]),
            ].join(', ')}
          </span>{' '}
          <span className={styles.optionPrice}>{words.price(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

interface SeatListProps {
  decks: readonly Deck[];
  bands: readonly PriceBand[];
  chooser: { id: string; name: string };
  owners: ReadonlyMap<string, string>;
  words: SeatWords;
  onPick: (seat: Seat) => void;
}

export function SeatList({ decks, bands, chooser, owners, words, onPick }: SeatListProps) {
  const { t } = words;
  const [filter, setFilter] = useState<SeatFilter>(ANY_SEAT);
  const [shown, setShown] = useState(AT_ONCE);
  const own = [...owners].find(([, owner]) => owner === chooser.id)?.[0] ?? null;
  const found = seatsFor(decks, chooser.id, owners).filter(
    (listed) => listed.seat.designator === own || matches(listed, filter),
  );
  const change = (next: SeatFilter) => {
    setFilter(next);
    setShown(AT_ONCE);
  };
  return (
    <div className={styles.list}>
      <Filters filter={filter} bands={bands} words={words} onFilter={change} />
      <p role="status" className={styles.found}>
        {t('seats.found', { count: found.length, name: chooser.name })}
      </p>
      {found.length > 0 && (
        <Options
          label={t('seats.listLabel', { name: chooser.name })}
          seats={found.slice(0, shown)}
          own={own}
          words={words}
          onPick={onPick}
        />
      )}
      {found.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + AT_ONCE)}>
            {t('seats.more', { count: Math.min(AT_ONCE, found.length - shown) })}
          </Button>
        </div>
      )}
    </div>
  );
}
