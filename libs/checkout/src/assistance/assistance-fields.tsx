import type { AssistanceKind, TrainAssistanceKind } from '@wayfare/api-contract';
import { CheckboxGroup, Disclosure } from '@wayfare/ui';
import { SmallPrint } from '../layout/booking-section';
import { useTexts } from '../use-texts';

interface AssistanceFieldsProps<Kind> {
  name: string;
  kinds: readonly Kind[];
  chosen: readonly Kind[];
  /** notice period and addressee by the carrier's rules */
  deadline: string;
  onChange: (chosen: Kind[]) => void;
}

/** Assistance checkboxes of one traveller, collapsed by default. */
export function AssistanceFields<Kind extends AssistanceKind | TrainAssistanceKind>({
  name,
  kinds,
  chosen,
  deadline,
  onChange,
}: AssistanceFieldsProps<Kind>) {
  const texts = useTexts('assistance');
  const options = kinds.map((value) => ({ value, label: texts(`kinds.${value}`) }));
  const toggled = (value: string) =>
    kinds.filter((kind) => (kind === value ? !chosen.includes(kind) : chosen.includes(kind)));
  return (
    <Disclosure
      summary={chosen.length === 0 ? texts('summary') : texts('chosen', { count: chosen.length })}
      isOpen={chosen.length > 0 ? true : undefined}
    >
      <CheckboxGroup
        name={name}
        label={texts('label')}
        values={chosen}
        options={options}
        onToggle={(value) => onChange(toggled(value))}
      />
      <SmallPrint>{deadline}</SmallPrint>
    </Disclosure>
  );
}
