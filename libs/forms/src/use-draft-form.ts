import { useLayoutEffect, useRef, useState } from 'react';

interface Problem {
  field: string;
  /** Message key, translated by `translate`. */
  code: string;
}

interface DraftFormOptions<Values extends object> {
  /** Id of a field's input, so that a message can lead to it. */
  idOf: (field: string) => string;
  initial: Values;
  /** True when `initial` is an answer already, such as a search in the URL: what is wrong with it shows at once. */
  isAnswer?: boolean;
  /** All that is wrong, in the order of the form. */
  judge: (values: Values) => readonly Problem[];
  translate: (code: string) => string;
  /** These values with what was kept of them, null when that is nothing. Memoised: another function restores again. */
  restore: (values: Values) => Values | null;
  keep: (values: Values) => void;
  /** Gets values that meet every rule. */
  send: (values: Values) => void;
}

/**
 * A form whose draft outlives a reload and a change of language, judged by a function from values to problems. For
 * `<FormFrame>`, and light: pages that have to be small need no form library for a search form.
 * @example const { field, frame } = useDraftForm({ idOf, initial, judge, translate, restore, keep, send });
 * <FormFrame {...frame}><TextField {...field('from')} label="From" /></FormFrame>
 */
export function useDraftForm<Values extends object>({
  idOf,
  initial,
  isAnswer = false,
  judge,
  translate,
  restore,
  keep,
  send,
}: DraftFormOptions<Values>) {
  const [values, setValues] = useState(initial);
  /** also between two changes of one turn, as of what was typed before the script came */
  const latest = useRef(initial);
  const [problems, setProblems] = useState(() => (isAnswer ? judge(initial) : []));
  const [refusals, setRefusals] = useState(0);
  const [isSent, setIsSent] = useState(false);

  // The browser's storage is not there while the server renders, so the draft comes in after hydration.
  useLayoutEffect(() => {
    latest.current = restore(latest.current) ?? latest.current;
    setValues(latest.current);
  }, [restore]);

  /** Judges again what has a problem, and these fields. */
  function showProblems(judged: Values, fields: readonly string[] = []): void {
    setProblems((shown) => {
      const looked = new Set([...shown.map(({ field }) => field), ...fields]);
      return looked.size === 0 ? shown : judge(judged).filter(({ field }) => looked.has(field));
    });
  }

  function replace(next: Values): void {
    latest.current = next;
    setValues(next);
    setIsSent(false);
    keep(next);
    showProblems(next);
  }

  function errorOf(field: string): string | undefined {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem && translate(problem.code);
  }

  return {
    values,
    /** True after `send`, until something changes. */
    isSent,
    change: (patch: Partial<Values>) => replace({ ...latest.current, ...patch }),
    /** Shows what the server refused as one more refusal. Each problem goes with the next change unless `judge` finds it too. */
    refuse(found: readonly Problem[]): void {
      setProblems(found);
      setIsSent(false);
      setRefusals((count) => count + 1);
    },
    errorOf,
    /** Props of the field that holds one value as it is. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: idOf(name),
      name,
      value: values[name],
      onChange: (value: Values[Name]) => replace({ ...latest.current, [name]: value }),
      error: errorOf(name),
    }),
    /** For `<FormFrame>`. */
    frame: {
      idOf,
      errors: problems.map(({ field, code }) => ({ field, message: translate(code) })),
      refusals,
      onLeave: (field: string) => showProblems(latest.current, [field]),
      onSubmit(): void {
        const found = judge(latest.current);
        setProblems(found);
        setIsSent(found.length === 0);
        if (found.length === 0) send(latest.current);
        else setRefusals((count) => count + 1);
      },
    },
  };
}
