import type { TrainItem } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { CheckboxGroup, RadioGroup } from '@wayfare/ui';
import {
  REFUND_MODES,
  travellerParts,
  wholeItems,
  type RefundChoice,
  type RefundMode,
} from '../../domain/after-sales/refund-choice';
import { passengerName } from '../../domain/items/passenger-name';
import { travelText } from '../../domain/items/travel-text';

interface Props {
  items: readonly TrainItem[];
  modes: readonly RefundMode[];
  choice: RefundChoice;
  onChange: (choice: RefundChoice) => void;
}

const toggled = (chosen: readonly string[], id: string) =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];

export function RefundChoiceFields({ items, modes, choice, onChange }: Props) {
  const { t } = useTranslation('trains');
  const { mode, chosen } = choice;
  const onToggle = (id: string) => onChange({ mode, chosen: toggled(chosen, id) });
  return (
    <>
      <RadioGroup
        name="mode"
        label={t('manage.cancel.howMuch')}
        isStacked
        value={mode}
        options={modes.map((value) => ({ value, label: t(`manage.cancel.mode.${value}`) }))}
        onChange={(value) =>
          onChange({ mode: REFUND_MODES.find((known) => known === value) ?? mode, chosen: [] })
        }
      />
      {mode === 'selected' && (
        <CheckboxGroup
          label={t('manage.cancel.which')}
          values={chosen}
          options={wholeItems(items).map((item) => ({ value: item.id, label: travelText(item) }))}
          onToggle={onToggle}
        />
      )}
      {mode === 'traveller' && (
        <CheckboxGroup
          label={t('manage.cancel.who')}
          values={chosen}
          options={travellerParts(items).map(({ id, item, traveler, index }) => ({
            value: id,
            label: t('manage.cancel.traveller', {
              name: passengerName(traveler, index, t),
              item: travelText(item),
            }),
          }))}
          onToggle={onToggle}
        />
      )}
    </>
  );
}
