import type { AssistanceKind, TrainAssistanceKind } from '@wayfare/api-contract';
import { CheckboxGroup, Disclosure } from '@wayfare/ui';
import { SmallPrint } from '../layout/booking-section';
import { useTexts } from '../use-texts';

interface AssistanceFieldsProps<Kind> {
  /** form name of the boxes */
  name: string;
  /** what can be asked for */
  kinds: readonly Kind[];
  chosen: readonly Kind[];
  /** by when to ask whom, as the carrier's rules have it */
  deadline: string;
  onChange: (chosen: Kind[]) => void;
}

/** The help that one traveller needs on the way. Closed until somebody needs it; nothing is asked of anybody else. */
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
