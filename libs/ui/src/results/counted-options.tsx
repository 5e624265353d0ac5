import { CheckboxGroup } from '@wayfare/ui';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; count: number }[];
  selected: readonly Value[];
  /** said in the place of a count of 0 */
  noneText: string;
  onToggle: (value: Value) => void;
}

/** Choices with the number of results behind each; what would leave none can't be chosen and says so. */
export function CountedOptions<Value extends string>({
  label,
  options,
  selected,
  noneText,
  onToggle,
}: Props<Value>) {
  return (
    <CheckboxGroup
      label={label}
      values={selected}
      options={options.map(({ value, label: name, count }) => ({
        value,
        label: name,
        note: count === 0 ? noneText : String(count),
        isDisabled: count === 0 && !selected.includes(value),
      }))}
      onToggle={(chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option !== undefined) onToggle(option.value);
      }}
    />
  );
}
