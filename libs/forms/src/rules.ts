import { getDotPath, safeParse, type GenericSchema } from 'valibot';

export interface Problem {
  field?: string | undefined;
  code: string;
}

export type Judged<TOutput> = { problems: readonly Problem[] } | { output: TOutput };

export type Rules<TInput, TOutput = TInput> = (values: TInput) => Judged<TOutput>;

/** Rules by a valibot schema whose issue messages are message keys. */
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

/** Rules by a function that returns problems; the output is the input. */
export function judgedBy<TValues>(
  judge: (values: TValues) => readonly Problem[],
): Rules<TValues, TValues> {
  return (values) => {
    const problems = judge(values);
    return problems.length > 0 ? { problems } : { output: values };
  };
}
