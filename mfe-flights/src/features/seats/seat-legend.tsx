import { memo } from 'react';
import type { PriceBand } from './seat-fares';
import type { Deck } from './seat-model';
import type { SeatWords } from './seat-words';
import classes from './seat-map.module.css';

const SIGNS = ['€', '€€', '€€€', '€€€€'];
const BANDS = [classes.band1, classes.band2, classes.band3, classes.band4];

interface SeatLegendProps {
  decks: readonly Deck[];
  bands: readonly PriceBand[];
  /** initials of the one whose turn it is */
  own: string;
  /** of somebody else of the party */
  companion: string | undefined;
  words: SeatWords;
}

/** What the shapes and signs of the map mean; only what is on it. */
export const SeatLegend = memo(function SeatLegend({
  decks,
  bands,
  own,
  companion,
  words,
}: SeatLegendProps) {
  const { t } = words;
  const seats = decks.flatMap((deck) => [...deck.seats.values()]);
  const hasIncluded = seats.some(({ services }) =>
    services.some(({ total_amount: amount }) => amount === '0.00'),
  );
  const hasLegroom = seats.some(({ facts }) => facts.includes('legroom'));
  const entry = (key: string, look: string, sign: string, text: string) => (
    <li key={key}>
      <span aria-hidden="true" className={`${classes.seat} ${classes.sample} ${look}`}>
        {sign}
      </span>
      {text}
    </li>
  );
  return (
    <ul className={classes.legend} aria-label={t('seats.legend')}>
      {hasIncluded &&
        entry('included', `${classes.free} ${classes.band0}`, '', t('seats.legendIncluded'))}
      {bands.map(({ from, to }, band) =>
        entry(
          from,
          `${classes.free} ${BANDS[band]}`,
          SIGNS[band] ?? '',
          from === to
            ? words.price(from)
            : t('seats.priceRange', { from: words.price(from), to: words.price(to) }),
        ),
      )}
      {hasLegroom &&
        entry(
          'legroom',
          `${classes.free} ${classes.band0} ${classes.legroom}`,
          '',
          t('seats.fact.legroom'),
        )}
      {entry('own', classes.own ?? '', own, t('seats.legendOwn'))}
      {companion !== undefined &&
        entry('companion', classes.companion ?? '', companion, t('seats.legendCompanion'))}
      {entry('taken', classes.taken ?? '', '×', t('seats.taken'))}
      {entry('barred', classes.barred ?? '', '–', t('seats.barred'))}
    </ul>
  );
});
