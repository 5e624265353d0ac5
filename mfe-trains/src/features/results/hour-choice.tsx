import { useTranslation } from '@wayfare/i18n';
import { Button, Inline, Modal, SelectField } from '@wayfare/ui';
import { useState } from 'react';
import { HOUR_OPTIONS } from '../../domain/search/hours';

interface Props {
  hour: number;
  firstHour: number;
  hasTicket: boolean;
  isBusy: boolean;
  onHour: (hour: number) => void;
}

/** The hour the list starts at (TRN-11, OQ-65). Giving up a chosen ticket needs consent (TRN-12). */
export function HourChoice({ hour, firstHour, hasTicket, isBusy, onHour }: Props) {
  const { t } = useTranslation('trains');
  const [asked, setAsked] = useState<number | null>(null);

  function handleChange(chosen: number): void {
    if (isBusy) return;
    if (hasTicket) setAsked(chosen);
    else onHour(chosen);
  }

  function handleConfirm(): void {
    setAsked(null);
    if (asked !== null) onHour(asked);
  }

  return (
    <div>
      <SelectField
        name="resultsHour"
        label={t('hours.label')}
        value={String(hour)}
        options={HOUR_OPTIONS.map((option) => ({
          ...option,
          isDisabled: Number(option.value) < firstHour,
        }))}
        onChange={(chosen) => handleChange(Number(chosen))}
      />
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
