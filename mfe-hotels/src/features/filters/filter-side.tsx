import type { HotelFilters } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button, FilterIcon, Modal, VisuallyHidden } from '@wayfare/ui';
import { useState } from 'react';
import { FilterPanel, type PanelProps } from './filter-panel';
import { countFilters } from './filter-query';
import styles from './filter-panel.module.css';

function ClearButton({
  filters,
  onChange,
}: {
  filters: HotelFilters;
  onChange: (filters: HotelFilters) => void;
}) {
  const { t } = useTranslation('hotels');
  if (countFilters(filters) === 0) return null;
  return (
    <button type="button" className={styles.link} onClick={() => onChange({})}>
      {t('filters.clear')}
    </button>
  );
}

/** The filters beside a list, which stay on the screen with their own scroll. */
export function FilterSide(props: PanelProps) {
  const { t } = useTranslation('hotels');
  return (
    <section aria-labelledby="filters-heading" className={styles.side}>
      <div className={styles.head}>
        <h2 id="filters-heading">{t('filters.heading')}</h2>
        <ClearButton {...props} />
      </div>
      <FilterPanel {...props} />
    </section>
  );
}

interface SheetProps extends PanelProps {
  shown: { total: number; isCapped: boolean };
}

/** Where there is no room beside the list: a button that opens them over the whole screen. */
export function FilterSheet({ shown, onChooseDates, ...props }: SheetProps) {
  const { t } = useTranslation('hotels');
  const [isOpen, setOpen] = useState(false);
  const active = countFilters(props.filters);
  const show = t(shown.isCapped ? 'filters.showFirst' : 'filters.show', { count: shown.total });
  const chooseDates =
    onChooseDates &&
    (() => {
      setOpen(false);
      onChooseDates();
    });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={styles.open}
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {active === 0 ? t('filters.heading') : t('filters.open', { count: active })}
      </Button>
      {isOpen && (
        <Modal
          size="full"
          title={t('filters.heading')}
          closeLabel={t('filters.close')}
          onClose={() => setOpen(false)}
        >
          <ClearButton {...props} />
          <FilterPanel {...props} onChooseDates={chooseDates} />
          <div className={styles.show}>
            {/* the page's own announcement is behind the sheet */}
            <VisuallyHidden>
              <span role="status">{show}</span>
            </VisuallyHidden>
            <Button fullWidth onClick={() => setOpen(false)}>
              {show}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
