/** Texts of a form by the names of its fields. */
type Texts<Field extends string> = Partial<Record<Field, string>>;

/** What was filled in last, and what stood there before. */
export interface Filling<Field extends string> {
  filled: Texts<Field>;
  before: Texts<Field>;
}

const fieldsOf = <Field extends string>(texts: Texts<Field>) => Object.keys(texts) as Field[];

const pick = <Field extends string>(fields: readonly Field[], of: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [field, of(field)])) as Texts<Field>;

/**
 * The fields that choosing somebody changes. What somebody chosen before had filled in, and nobody has changed since,
 * goes back to what was typed: two people's details never get mixed up. Whatever was typed otherwise stays.
 * @param chosen what is known of them; nothing for nobody
 */
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
