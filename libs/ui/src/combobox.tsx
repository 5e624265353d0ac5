import type { Language } from '@wayfare/domain';
import { useDeferredValue, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import { ComboboxList, groupItems } from './combobox-list';
import { useComboboxState } from './combobox-state';
import type { ComboboxItem, ComboboxPanelProps } from './combobox-types';
import styles from './parts/combobox-field.module.css';
import { Field } from './parts/field';
import field from './parts/field.module.css';
import { IconButton } from './parts/icon-button';
import { CloseIcon } from './parts/icons';

interface TakenOver {
  autoFocus?: boolean | undefined;
  /** caret in the plain input */
  caret?: { start: number; end: number } | undefined;
}

/** Accessible name of the list, before the field's label. */
const LIST_NAME: Readonly<Record<Language, string>> = { en: 'Suggestions', nl: 'Suggesties' };

function statusText({
  status,
  items,
  messages,
}: Pick<ComboboxPanelProps, 'status' | 'items' | 'messages'>): string {
  if (status === 'loading') return messages.loading;
  if (status === 'failed') return messages.failed;
  if (items.length > 0) return messages.suggestions(items.length);
  return status === 'ready' ? messages.empty : '';
}

/** Async combobox; Escape and blur keep the text. */
export function ComboboxPanel<Item extends ComboboxItem>({
  autoFocus = false,
  caret,
  ...props
}: ComboboxPanelProps<Item> & TakenOver) {
  const { language, label, inputValue, status, messages, isDisabled = false } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const input = useRef<HTMLInputElement>(null);
  // visual order
  const items = groupItems(props.items).flatMap((group) => group.items);
  const state = useComboboxState<Item>({
    ...props,
    id,
    input,
    items,
    listName: `${LIST_NAME[language]} ${label}`,
  });

  // deferred: typed text paints before the list
  const isListShown = useDeferredValue(state.isOpen, false);

  useLayoutEffect(() => {
    if (!autoFocus) return;
    input.current?.focus();
    if (caret) input.current?.setSelectionRange(caret.start, caret.end);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it takes the place of the plain input
  }, []);

  function handleClear() {
    props.onInputChange('');
    input.current?.focus();
  }

  const text = statusText(props);
  return (
    <Field id={id} label={label} description={props.hint} error={props.error}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...state.inputProps({ disabled: isDisabled })}
            {...control}
            className={classNames(field.control, styles.input)}
            type="text"
            name={props.name}
            placeholder={props.placeholder}
            aria-required={props.isRequired}
            autoCorrect="off"
            spellCheck={false}
          />
          {inputValue === '' && props.endWhenEmpty !== undefined ? (
            <span className={styles.clear}>{props.endWhenEmpty}</span>
          ) : null}
          {inputValue === '' || isDisabled ? null : (
            <IconButton
              className={styles.clear}
              size="small"
              label={messages.clear}
              icon={<CloseIcon size={16} />}
              onClick={handleClear}
            />
          )}
          <span className={field.hidden} role="status">
            {state.isOpen ? text : ''}
          </span>
          {isListShown ? (
            <ComboboxList<Item>
              {...{ id, items, text }}
              isLoading={status === 'loading'}
              menuProps={state.menuProps}
              itemProps={state.itemProps}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
