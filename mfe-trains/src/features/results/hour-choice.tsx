import { useTranslation } from '@wayfare/i18n';
import { Button, ChevronLeftIcon, ChevronRightIcon, Inline, Modal, SelectField } from '@wayfare/ui';
import { useState } from 'react';
import { HOUR_OPTIONS } from '../search/hours';
import styles from './results.module.css';

interface Props {
  hour: number;
  /** earlier hours can't be chosen */
  firstHour: number;
  /** a ticket is chosen among the trains that are shown */
  hasTicket: boolean;
  isBusy: boolean;
  onHour: (hour: number) => void;
  onPage: (page: 'next' | 'previous') => void;
}

/** Other trains of the same day (TRN-11, OQ-65). A chosen ticket is given up only by who says so (TRN-12). */
export function HourChoice({ hour, firstHour, hasTicket, isBusy, onHour, onPage }: Props) {
  const { t } = useTranslation('trains');
  const [asked, setAsked] = useState<{ run: () => void } | null>(null);

  function ask(run: () => void): void {
    if (isBusy) return;
    if (hasTicket) setAsked({ run });
    else run();
  }

  function handleConfirm(): void {
    setAsked(null);
    asked?.run();
  }

  return (
    <div className={styles.hours}>
      <Button
        variant="quiet"
        size="small"
        icon={<ChevronLeftIcon size={16} />}
        isBusy={isBusy}
        onClick={() => ask(() => onPage('previous'))}
      >
        {t('hours.earlier')}
      </Button>
      <SelectField
        name="resultsHour"
        label={t('hours.label')}
        value={String(hour)}
        options={HOUR_OPTIONS.map((option) => ({
          ...option,
          isDisabled: Number(option.value) < firstHour,
        }))}
        onChange={(chosen) => ask(() => onHour(Number(chosen)))}
      />
      <Button
        variant="quiet"
        size="small"
        iconEnd={<ChevronRightIcon size={16} />}
        isBusy={isBusy}
        onClick={() => ask(() => onPage('next'))}
      >
        {t('hours.later')}
      </Button>
      {asked !== null && (
        <Modal title={t('hours.askTitle')} size="small" onClose={() => setAsked(null)}>
          <p>{t('hours.askText')}</p>
          <Inline gap={3}>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              {t('hours.keep')}
            </Button>
            <Button variant="secondary" onClick={handleConfirm}>
              {t('hours.giveUp')}
            </Button>
          </Inline>
        </Modal>
      )}
    </div>
  );
}
