import { TRAVELLER_KINDS, type HotelReviews } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { buttonClass, SelectField } from '@wayfare/ui';
import { languageName } from './language-name';
import type { ReviewFilter } from './use-reviews';
import styles from './reviews.module.css';

interface Props {
  filter: ReviewFilter;
  summary: HotelReviews['summary'];
  onNarrow: (filter: ReviewFilter) => void;
}

const sumOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Filters by kind of traveller and language, with counts; empty where the supplier gives neither. */
export function ReviewFilters({ filter, summary: { travellers, languages }, onNarrow }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const kinds = TRAVELLER_KINDS.filter(
    (kind) => travellers[kind] !== undefined || kind === filter.traveller,
  );
  const written = Object.entries(languages).sort(([, a], [, b]) => b - a);
  const button = (kind: ReviewFilter['traveller'], label: string, count: number) => (
    <button
      key={label}
      type="button"
      aria-pressed={filter.traveller === kind}
      className={buttonClass({
        variant: filter.traveller === kind ? 'primary' : 'secondary',
        size: 'small',
      })}
      onClick={() => onNarrow({ ...filter, traveller: kind })}
    >
      {t('reviews.counted', { label, count })}
    </button>
  );
  return (
    <div className={styles.filters}>
      {kinds.length > 0 && (
        <div role="group" aria-label={t('reviews.travellers')}>
          {button(undefined, t('reviews.everybody'), sumOf(travellers))}
          {kinds.map((kind) => button(kind, t(`reviews.traveller.${kind}`), travellers[kind] ?? 0))}
        </div>
      )}
      {(written.length > 1 || filter.written !== undefined) && (
        <SelectField
          name="written"
          label={t('reviews.written')}
          value={filter.written ?? ''}
          placeholder={t('reviews.counted', {
            label: t('reviews.allLanguages'),
            count: sumOf(languages),
          })}
          options={written.map(([code, count]) => ({
            value: code,
            label: t('reviews.counted', { label: languageName(code, language), count }),
          }))}
          onChange={(value) => onNarrow({ ...filter, written: value === '' ? undefined : value })}
        />
      )}
    </div>
  );
}
