import { useTranslation } from '@wayfare/i18n';
import { CheckboxGroup } from '@wayfare/ui';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; count: number }[];
  selected: readonly Value[];
  onToggle: (value: Value) => void;
}

/** Choices with the number of flights behind each; what would leave none can't be chosen and says so. */
export function FilterOptions<Value extends string>({
  label,
  options,
  selected,
  onToggle,
}: Props<Value>) {
  const { t } = useTranslation('flights');
  return (
    <CheckboxGroup
      label={label}
      values={selected}
      options={options.map(({ value, label: name, count }) => ({
        value,
        label: name,
        note: count === 0 ? t('filters.noFlights') : String(count),
        isDisabled: count === 0 && !selected.includes(value),
      }))}
      onToggle={(chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option !== undefined) onToggle(option.value);
      }}
    />
  );
}
