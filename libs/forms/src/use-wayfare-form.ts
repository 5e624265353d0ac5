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

/** A form with its rules, for `<Form>` or `<FormFrame>`. */
export interface WayfareForm<TInput extends FieldValues, TOutput = TInput> extends UseFormReturn<
  TInput,
  unknown,
  TOutput
> {
  /** id of a field's input, so that a message can lead to it */
  idOf: (name: string) => string;
  translate: (key: string, name: string) => string;
  /** how often it was refused since it was last sent; each time the list of errors takes the focus */
  refusals: number;
  /** puts these values in, as if they were typed; several calls may come in one turn */
  change: (patch: Partial<TInput>) => void;
  /** shows what the server refused as one more refusal: `atField` until its own field changes, else until anything does */
  refuse: (problems: readonly Problem[], stays?: 'atField') => void;
  /** a field was left: what is wrong with it is said */
  leave: (name: string, text: string) => void;
  /** judges everything; sends what meets every rule, else says what is wrong */
  submit: (send: (values: TOutput) => void | Promise<void>) => Promise<void>;
  /** errors in the order of the rules */
  ordered: (errors: FieldErrors<TInput>) => NamedError[];
}

interface WayfareFormOptions<TInput extends FieldValues, TOutput> {
  rules: Rules<TInput, TOutput>;
  defaults: TInput;
  /** turns a message key into a sentence about the field of that name */
  translate: (key: string, name: string) => string;
  /** by default an id of the form's own */
  idOf?: (name: string) => string;
  /** true when `defaults` is an answer already, such as a search in the URL: what is wrong with it shows at once */
  isAnswer?: boolean;
  /** these values with what was kept of them, null when that is nothing. Memoised: another function restores again */
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

/**
 * A form whose rules are looked at for a field when it is left filled in, for everything on submit, and for what is
 * wrong on every change. Nothing typed is ever cleared; with `restore` and `keep` it outlives a reload too. A change
 * renders the fields that show it, and nothing around them.
 * @example const form = useWayfareForm({ rules: schemaRules(GuestSchema), defaults, translate });
 */
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
    // the list of errors takes the focus
    shouldFocusError: false,
  });
  const { clearErrors, control, getValues, handleSubmit, reset, setError, setValue, subscribe } =
    form;

  /** At once, where the library's own way comes a turn later. */
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
    // all is right again: what is wrong later takes no focus
    if (listErrors(control._formState.errors).length === 0) setRefusals(0);
  }

  const handleChange = useEffectEvent((values: TInput, changed: string | undefined) => {
    keep(values);
    const wrong = listErrors(control._formState.errors).filter(
      ({ type, name }) => type !== 'server' || name === changed,
    );
    if (wrong.length > 0) judgeAgain(wrong.map(({ name }) => name as FieldPath<TInput>));
  });

  // The browser's storage is not there while the server renders, so the draft comes in after hydration.
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
      const before: unknown = get(defaults, name);
      // one that is empty and was is only passed by
      if (text !== '' || (typeof before === 'string' && before !== ''))
        judgeAgain([name as FieldPath<TInput>]);
    },
    submit,
    ordered(errors) {
      const rank = ({ name }: NamedError) => (order.current.indexOf(name) + 1 || Infinity) - 1;
      return listErrors(errors).sort((one, other) => rank(one) - rank(other) || 0);
    },
  };
}
