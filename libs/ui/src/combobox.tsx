import type { Language } from '@wayfare/domain';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ComboBox, FieldError, Input, Label, Text } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { classNames } from './class-names';
import { ComboboxList, groupItems } from './combobox-list';
import { SettleTaken } from './combobox-settle';
import { useSilentCounts } from './combobox-silence';
import { localeOf } from './locale';
import classes from './parts/combobox-field.module.css';
import field from './parts/field.module.css';
import { IconButton } from './parts/icon-button';
import { CloseIcon } from './parts/icons';

export interface ComboboxItem {
  id: string;
  label: string;
  /** A second line, such as the country of a city. */
  detail?: string | undefined;
  /** Heading of the group it stands in; groups come in the order of their first item. */
  group: string;
  icon?: ReactNode;
}

export interface ComboboxMessages {
  loading: string;
  /** Nothing fits what was typed. */
  empty: string;
  /** The suggestions could not be fetched. */
  failed: string;
  suggestions: (count: number) => string;
  /** Name of the button that empties the field. */
  clear: string;
}

export interface ComboboxPanelProps<Item extends ComboboxItem = ComboboxItem> {
  language: Language;
  id?: string | undefined;
  /** Form name of the text. */
  name?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  placeholder?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  inputValue: string;
  onInputChange: (text: string) => void;
  items: readonly Item[];
  /** `idle`: nothing was asked for, so an empty list says nothing. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** A suggestion was taken; it is for the caller to put its text into `inputValue`. */
  onSelect: (item: Item) => void;
  /** A button at the end of the empty field, where else the one that empties it stands. */
  endWhenEmpty?: ReactNode;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  messages: ComboboxMessages;
}

interface TakenOver {
  autoFocus?: boolean | undefined;
  /** Where the caret stood in the plain input before. */
  caret?: { start: number; end: number } | undefined;
}

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

/** A text field with suggestions from elsewhere. Escape and leaving it keep what was typed. */
export function ComboboxPanel<Item extends ComboboxItem>({
  autoFocus = false,
  caret,
  ...props
}: ComboboxPanelProps<Item> & TakenOver) {
  const {
    language,
    id,
    name,
    label,
    hint,
    error,
    placeholder,
    isRequired = false,
    isDisabled = false,
    inputValue,
    onInputChange,
    items,
    status,
    messages,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  useSilentCounts();
  const [isOpen, setOpen] = useState(false);
  // Only a change of its value closes the list; it is taken back as soon as the list is closed.
  const [taken, setTaken] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (!autoFocus) return;
    input.current?.focus();
    if (caret) input.current?.setSelectionRange(caret.start, caret.end);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it takes the place of the plain input
  }, []);

  function handleSelect(key: unknown) {
    const item = items.find((candidate) => candidate.id === key);
    if (!item) return;
    setTaken(item.id);
    props.onSelect(item);
  }

  function handleClear() {
    onInputChange('');
    input.current?.focus();
  }

  const text = statusText(props);
  return (
    <I18nProvider locale={localeOf(language)}>
      <ComboBox
        className={field.field ?? ''}
        {...(id === undefined ? {} : { id })}
        {...(name === undefined ? {} : { name })}
        {...{ inputValue, onInputChange, isRequired, isDisabled }}
        items={groupItems(items)}
        selectedKey={taken}
        onSelectionChange={handleSelect}
        onOpenChange={setOpen}
        onFocus={() => props.onFocus?.()}
        onBlur={() => props.onBlur?.()}
        menuTrigger="focus"
        allowsCustomValue
        allowsEmptyCollection={status !== 'idle'}
        isInvalid={error !== undefined}
        validationBehavior="aria"
      >
        <Label className={field.label ?? ''}>{label}</Label>
        {hint === undefined ? null : (
          <Text slot="description" elementType="p" className={field.description ?? ''}>
            {hint}
          </Text>
        )}
        <div className={classes.box}>
          <Input
            ref={input}
            className={classNames(field.control, classes.input)}
            autoComplete="off"
            {...(placeholder === undefined ? {} : { placeholder })}
          />
          {inputValue === '' && props.endWhenEmpty !== undefined ? (
            <span className={classes.clear}>{props.endWhenEmpty}</span>
          ) : null}
          {inputValue === '' || isDisabled ? null : (
            <IconButton
              className={classes.clear}
              size="small"
              label={messages.clear}
              icon={<CloseIcon size={16} />}
              onClick={handleClear}
            />
          )}
        </div>
        <FieldError className={field.error ?? ''}>{error}</FieldError>
        {/* the open list hides everything but itself and live regions from assistive technology */}
        <span className={field.hidden} role="status" data-live-announcer="true">
          {isOpen ? text : ''}
        </span>
        <SettleTaken taken={taken} onSettled={() => setTaken(null)} />
        <ComboboxList text={text} isLoading={status === 'loading'} />
      </ComboBox>
    </I18nProvider>
  );
}
