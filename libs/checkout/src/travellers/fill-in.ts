type Texts<Field extends string> = Partial<Record<Field, string>>;

export interface Filling<Field extends string> {
  filled: Texts<Field>;
  before: Texts<Field>;
}

const fieldsOf = <Field extends string>(texts: Texts<Field>) => Object.keys(texts) as Field[];

const pick = <Field extends string>(fields: readonly Field[], of: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [field, of(field)])) as Texts<Field>;

/** Changed fields; an earlier choice's untouched values revert to what was typed, so that two people never mix. */
export function fillIn<Field extends string>(
  current: Texts<Field>,
  chosen: Texts<Field>,
  last: Filling<Field> | null,
): { changes: Texts<Field>; filling: Filling<Field> } {
  const untouched =
    last === null
      ? []
      : fieldsOf(last.filled).filter((field) => current[field] === last.filled[field]);
  const taken = pick(untouched, (field) => last?.before[field] ?? '');
  const typed = { ...current, ...taken };
  return {
    changes: { ...taken, ...chosen },
    filling: { filled: chosen, before: pick(fieldsOf(chosen), (field) => typed[field] ?? '') },
  };
}
