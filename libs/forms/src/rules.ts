import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/** Something that is wrong with a form. */
export interface Problem {
  /** name of its field; undefined where it is about the form as a whole */
  field?: string | undefined;
  /** message key, for the form's `translate` */
  code: string;
}

/** All that is wrong, in the order of the form, or what is to be sent. */
export type Judged<TOutput> = { problems: readonly Problem[] } | { output: TOutput };

/** What says whether the values of a form may be sent. */
export type Rules<TInput, TOutput = TInput> = (values: TInput) => Judged<TOutput>;

/**
 * The rules of a valibot schema; each issue's message is a message key.
 * @example useWayfareForm({ rules: schemaRules(GuestSchema), defaults, translate })
 */
export function schemaRules<TInput, TOutput>(
  schema: GenericSchema<TInput, TOutput>,
): Rules<TInput, TOutput> {
  return (values) => {
    const parsed = safeParse(schema, values);
    return parsed.success
      ? { output: parsed.output }
      : {
          problems: parsed.issues.map((issue) => ({
            field: getDotPath(issue) ?? undefined,
            code: issue.message,
          })),
        };
  };
}

/**
 * The rules of a function from values to problems, for what is sent as it is typed.
 * @example useWayfareForm({ rules: judgedBy(findProblems), defaults, translate })
 */
export function judgedBy<TValues>(
  judge: (values: TValues) => readonly Problem[],
): Rules<TValues, TValues> {
  return (values) => {
    const problems = judge(values);
    return problems.length > 0 ? { problems } : { output: values };
  };
}
