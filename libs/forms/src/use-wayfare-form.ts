import { useCallback, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { errorKey, FORM_ERROR, listErrors, toFieldErrors, type NamedError } from './form-errors';
import type { Judged, Problem, Rules } from './rules';
import { useFieldPaths } from './use-field-paths';

export interface WayfareForm<TInput extends FieldValues, TOutput = TInput> extends UseFormReturn<
  TInput,
  unknown,
  TOutput
> {
  idOf: (name: string) => string;
  translate: (key: string, name: string) => string;
  /** refusals since the last success; each moves the focus to the summary */
  refusals: number;
  /** programmatic input; several calls may share a turn */
  change: (patch: Partial<TInput>) => void;
  /** server refusal: `atField` until that field changes, else until any does */
  refuse: (problems: readonly Problem[], stays?: 'atField') => void;
  leave: (name: string, text: string) => void;
  bind: (called: string, path: string) => void;
  submit: (send: (values: TOutput) => void | Promise<void>) => Promise<void>;
  ordered: (errors: FieldErrors<TInput>) => NamedError[];
}

interface WayfareFormOptions<TInput extends FieldValues, TOutput> {
  rules: Rules<TInput, TOutput>;
  defaults: TInput;
  translate: (key: string, name: string) => string;
  idOf?: (name: string) => string;
  /** `defaults` are answers, as a search in the URL: their errors show at once */
  isAnswer?: boolean;
  /** merges a draft, null for none; memoise it: another function restores again */
  restore?: (values: TInput) => TInput | null;
  keep?: (values: TInput) => void;
}

const nothing = () => null;

function initialErrors<TInput extends FieldValues>(
  rules: Rules<TInput, unknown>,
  defaults: TInput,
): FieldErrors<TInput> {
  const judged = rules(defaults);
  return 'problems' in judged ? toFieldErrors(judged.problems) : {};
}

const orderOf = (judged: Judged<unknown>): string[] =>
  'problems' in judged ? judged.problems.map(({ field }) => field ?? '') : [];

/** Form validated on blur, submit and while wrong. Input is never cleared; `restore` and `keep` survive reloads. */
export function useWayfareForm<TInput extends FieldValues, TOutput extends FieldValues = TInput>({
  rules,
  defaults,
  translate,
  idOf,
  isAnswer = false,
  restore = nothing,
  keep = nothing,
}: WayfareFormOptions<TInput, TOutput>): WayfareForm<TInput, TOutput> {
  const prefix = useId();
  const [refusals, setRefusals] = useState(0);
  const [shown] = useState(() => (isAnswer ? initialErrors(rules, defaults) : undefined));
  const order = useRef<readonly string[]>([]);
  const { bind, pathsOf } = useFieldPaths();
  const form = useForm<TInput, unknown, TOutput>({
    resolver(values) {
      const judged = rules(values as TInput);
      order.current = orderOf(judged);
      return 'problems' in judged
        ? { values: {}, errors: toFieldErrors(judged.problems) }
        : { values: judged.output, errors: {} };
    },
    defaultValues: defaults as DefaultValues<TInput>,
    ...(shown === undefined ? {} : { errors: shown }),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { clearErrors, control, getValues, handleSubmit, reset, setError, setValue, subscribe } =
    form;

  /** synchronous, where the library's own way comes a turn later */
  function judgeAgain(names: readonly FieldPath<TInput>[]): void {
    const judged = rules(getValues());
    const found: FieldErrors<TInput> =
      'problems' in judged ? toFieldErrors<TInput>(judged.problems) : {};
    order.current = orderOf(judged);
    for (const name of names) {
      const [is, shouldBe] = [errorKey(control._formState.errors, name), errorKey(found, name)];
      if (is === shouldBe) continue;
      if (shouldBe === undefined) clearErrors(name);
      else setError(name, { type: 'rule', message: shouldBe });
    }
    // all is right again: later errors take no focus
    if (listErrors(control._formState.errors).length === 0) setRefusals(0);
  }

  const handleChange = useEffectEvent((values: TInput, changed: string | undefined) => {
    keep(values);
    const isChanged = (path: string) => path === changed || path.startsWith(`${changed}.`);
    const wrong = listErrors(control._formState.errors).filter(
      ({ type, name }) => type !== 'server' || pathsOf(name).some(isChanged),
    );
    if (wrong.length > 0) judgeAgain(wrong.map(({ name }) => name as FieldPath<TInput>));
  });

  // drafts come after hydration: the server has no storage
  useLayoutEffect(() => {
    const kept = restore(getValues());
    if (kept !== null) reset(kept, { keepDefaultValues: true, keepErrors: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => handleChange(values, name),
    });
  }, [restore, getValues, reset, subscribe]);

  const submit = useCallback(
    (send: (values: TOutput) => void | Promise<void>) =>
      handleSubmit(
        (values) => {
          setRefusals(0);
          return send(values);
        },
        () => setRefusals((count) => count + 1),
      )(),
    [handleSubmit],
  );

  return {
    ...form,
    bind,
    translate,
    idOf: idOf ?? ((name) => `${prefix}${name}`),
    refusals,
    change(patch) {
      for (const name of Object.keys(patch) as FieldPath<TInput>[])
        setValue(name, patch[name] as FieldPathValue<TInput, FieldPath<TInput>>, {
          shouldDirty: true,
        });
    },
    refuse(problems, stays) {
      const type = stays === 'atField' ? 'server' : 'refused';
      order.current = problems.map(({ field }) => field ?? '');
      for (const { field = FORM_ERROR, code } of problems)
        setError(field as FieldPath<TInput>, { type, message: code });
      setRefusals((count) => count + 1);
    },
    leave(name, text) {
      const shown = listErrors(control._formState.errors).find((error) => error.name === name);
      // rules of our own can't tell whether a server still refuses
      if (shown?.type === 'server' || shown?.type === 'refused') return;
      const before = pathsOf(name).map((path): unknown => get(control._defaultValues, path));
      // an empty field passed by keyboard is not judged
      if (text !== '' || before.some((answer) => typeof answer === 'string' && answer !== ''))
        judgeAgain([name as FieldPath<TInput>]);
    },
    submit,
    ordered(errors) {
      const rank = ({ name }: NamedError) => (order.current.indexOf(name) + 1 || Infinity) - 1;
      return listErrors(errors).sort((one, other) => rank(one) - rank(other) || 0);
    },
  };
}
