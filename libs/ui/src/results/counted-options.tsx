import { CheckboxGroup } from '@wayfare/ui';

interface Props<Value extends string> {
  label: string;
  /** `price` is the lowest one behind the choice, in words */
  options: readonly { value: Value; label: string; count: number; price?: string | undefined }[];
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
      options={options.map(({ value, label: name, count, price }) => ({
        value,
        label: name,
        note: count === 0 ? noneText : price === undefined ? String(count) : `${count} · ${price}`,
        isDisabled: count === 0 && !selected.includes(value),
      }))}
      onToggle={(chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option !== undefined) onToggle(option.value);
      }}
    />
  );
}
