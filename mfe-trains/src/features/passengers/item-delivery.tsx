import type { DeliveryType, TrainItem } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { RadioGroup } from '@wayfare/ui';

interface Props {
  item: Pick<TrainItem, 'id' | 'ticketingOptions'>;
  chosen: DeliveryType | null;
  onChoose: (type: DeliveryType) => void;
}

/** A single way is stated, not asked. */
export function ItemDelivery({ item: { id, ticketingOptions }, chosen, onChoose }: Props) {
  const { t } = useTranslation('trains');
  const [first, ...more] = ticketingOptions;
  if (first === undefined) return null;
  if (more.length === 0) {
    return (
      <p>
        <strong>{t('extras.delivery')}</strong>: {t(`delivery.${first.code}.name`)}.{' '}
        {t(`delivery.${first.code}.note`)}
      </p>
    );
  }
  const options = ticketingOptions.map(({ code }) => ({
    value: code,
    label: (
      <>
        <strong>{t(`delivery.${code}.name`)}</strong> {t(`delivery.${code}.note`)}
      </>
    ),
  }));
  return (
    <RadioGroup
      isStacked
      label={t('extras.delivery')}
      name={`${id}.delivery`}
      value={chosen ?? ''}
      options={options}
      onChange={(value) => {
        const option = ticketingOptions.find(({ code }) => code === value);
        if (option !== undefined) onChoose(option.code);
      }}
    />
  );
}
