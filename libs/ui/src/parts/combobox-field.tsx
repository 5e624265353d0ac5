import { useEffect, useRef, useState } from 'react';
import type { ComboboxPanel } from '../combobox';
import type { ComboboxItem, ComboboxPanelProps } from '../combobox-types';
import { classNames } from '../class-names';
import styles from './combobox-field.module.css';
import { Field } from './field';
import field from './field.module.css';
import { useHydrated } from './use-hydrated';
import { useLazyPart } from './use-lazy-part';

export type ComboboxFieldProps<Item extends ComboboxItem = ComboboxItem> = ComboboxPanelProps<Item>;

interface InputState {
  hasFocus: boolean;
  caret: { start: number; end: number };
}

/** ARIA of the combobox to come. */
const COLLAPSED = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
} as const;

const NOT_FOCUSED: InputState = { hasFocus: false, caret: { start: 0, end: 0 } };

function stateOf(input: HTMLInputElement | null): InputState {
  if (input === null) return NOT_FOCUSED;
  const end = input.value.length;
  return {
    hasFocus: document.activeElement === input,
    caret: { start: input.selectionStart ?? end, end: input.selectionEnd ?? end },
  };
}

/** Resolves outside of IME composition, which replacing the input would lose. */
function composed(input: HTMLInputElement | null, isComposing: boolean): Promise<void> {
  if (input === null || !isComposing) return Promise.resolve();
  return new Promise((resolve) =>
    input.addEventListener('compositionend', () => setTimeout(resolve), { once: true }),
  );
}

/** Text input that becomes a combobox on first use, keeping focus, text and caret; without its code it stays. */
export function ComboboxField<Item extends ComboboxItem>(props: ComboboxFieldProps<Item>) {
  const {
    id,
    name,
    label,
    hint,
    error,
    placeholder,
    isRequired,
    isDisabled,
    inputValue,
    onInputChange,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const isComposing = useRef(false);
  const [before, setBefore] = useState(NOT_FOCUSED);
  // text typed before hydration is in the DOM alone
  useEffect(() => {
    const typed = input.current?.value ?? inputValue;
    if (typed !== inputValue) onInputChange(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, right after hydration
  }, []);
  const { part: Panel, request } = useLazyPart<typeof ComboboxPanel>(
    async () => (await import(/* webpackChunkName: "combobox" */ '../combobox')).ComboboxPanel,
    {
      whenFree: () => composed(input.current, isComposing.current),
      onLoad: () => setBefore(stateOf(input.current)),
    },
  );

  if (Panel !== null) return <Panel {...props} autoFocus={before.hasFocus} caret={before.caret} />;

  function handleFocus() {
    request();
    props.onFocus?.();
  }

  function handleType(text: string) {
    // focus may precede hydration
    request();
    onInputChange(text);
  }

  return (
    <Field id={id} label={label} description={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            ref={input}
            className={classNames(field.control, styles.input)}
            type="text"
            {...(isHydrated ? COLLAPSED : {})}
            name={name}
            value={inputValue}
            placeholder={placeholder}
            required={isRequired}
            disabled={isDisabled}
            autoComplete="off"
            onFocus={handleFocus}
            onBlur={() => props.onBlur?.()}
            onCompositionStart={() => (isComposing.current = true)}
            onCompositionEnd={() => (isComposing.current = false)}
            onChange={(event) => handleType(event.target.value)}
          />
          {inputValue === '' && props.endWhenEmpty !== undefined ? (
            <span className={styles.clear}>{props.endWhenEmpty}</span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
