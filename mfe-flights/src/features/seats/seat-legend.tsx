import { memo } from 'react';
import type { PriceBand } from './seat-fares';
import type { Deck } from './seat-model';
import type { SeatWords } from './seat-words';
import styles from './seat-map.module.css';

const SIGNS = ['€', '€€', '€€€', '€€€€'];
const BANDS = [styles.band1, styles.band2, styles.band3, styles.band4];

interface SeatLegendProps {
  decks: readonly Deck[];
  bands: readonly PriceBand[];
  own: string;
  companion: string | undefined;
  words: SeatWords;
}

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
      <span aria-hidden="true" className={`${styles.seat} ${styles.sample} ${look}`}>
        {sign}
      </span>
      {text}
    </li>
  );
  return (
    <ul className={styles.legend} aria-label={t('seats.legend')}>
      {hasIncluded &&
        entry('included', `${styles.free} ${styles.band0}`, '', t('seats.legendIncluded'))}
      {bands.map(({ from, to }, band) =>
        entry(
          from,
          `${styles.free} ${BANDS[band]}`,
          SIGNS[band] ?? '',
          from === to
            ? words.price(from)
            : t('seats.priceRange', { from: words.price(from), to: words.price(to) }),
        ),
      )}
      {hasLegroom &&
        entry(
          'legroom',
          `${styles.free} ${styles.band0} ${styles.legroom}`,
          '',
          t('seats.fact.legroom'),
        )}
      {entry('own', styles.own ?? '', own, t('seats.legendOwn'))}
      {companion !== undefined &&
        entry('companion', styles.companion ?? '', companion, t('seats.legendCompanion'))}
      {entry('taken', styles.taken ?? '', '×', t('seats.taken'))}
      {entry('barred', styles.barred ?? '', '–', t('seats.barred'))}
    </ul>
  );
});
