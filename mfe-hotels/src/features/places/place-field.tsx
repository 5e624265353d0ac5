import { firstMessage } from '@wayfare/api-client';
import type { PlaceSuggestion } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { MapPinIcon } from '@wayfare/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { PlaceList, optionId } from './place-list';
import { flatten } from './suggestion-groups';
import { useOwnPoint, type Point } from './use-own-point';
import { usePlaceSuggestions, type PlaceSuggestions } from './use-place-suggestions';
import styles from './place-field.module.css';

interface Props {
  id: string;
  name: string;
  text: string;
  error?: string | undefined;
  /** told of every typed change; what is typed is no place until one is chosen */
  onType: (text: string) => void;
  onChoose: (place: PlaceSuggestion) => void;
  /** told of the point where the browser is, when that was asked for */
  onHere: (point: Point) => void;
}

function useStatusText(suggestions: PlaceSuggestions, isOpen: boolean): string {
  const { t } = useTranslation('hotels');
  if (!isOpen) return '';
  if (suggestions.status === 'searching') return t('search.searching');
  if (suggestions.status === 'failed')
    return firstMessage(suggestions.error) ?? t('search.suggestionsFailed');
  if (suggestions.status !== 'ready') return '';
  const count = flatten(suggestions.found).length;
  return count === 0 && suggestions.text !== ''
    ? t('search.noSuggestions')
    : t('search.suggestions', { count });
}

interface EndButtonProps {
  isEmpty: boolean;
  onHere: () => void;
  onClear: () => void;
}

/** What stands at the end of the field: while it is empty the way to where one is, else the way to an empty one. */
function EndButton({ isEmpty, onHere, onClear }: EndButtonProps) {
  const { t } = useTranslation('hotels');
  const label = t(isEmpty ? 'search.here.ask' : 'search.clearPlace');
  return (
    <button
      key={label}
      type="button"
      className={styles.clear}
      aria-label={label}
      title={isEmpty ? label : undefined}
      onClick={isEmpty ? onHere : onClear}
    >
      {isEmpty ? <MapPinIcon /> : <span aria-hidden="true">×</span>}
    </button>
  );
}

/** A place by autocomplete: an editable combobox with a list, as the ARIA practices describe it. */
export function PlaceField({ id, name, text, error, onType, onChoose, onHere }: Props) {
  const { t } = useTranslation('hotels');
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, search, stop } = usePlaceSuggestions();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const groups = suggestions.status === 'ready' ? suggestions.found : [];
  const options = flatten(groups);
  const hasList = isOpen && options.length > 0;
  const own = useOwnPoint((point) => {
    onHere(point);
    // the button has gone
    input.current?.focus();
  });
  const found = useStatusText(suggestions, isOpen);
  const status = own.state === 'idle' ? found : t(`search.here.${own.state}`);

  function open(value: string) {
    own.forget();
    setActive(-1);
    setOpen(true);
    search(value);
  }

  function close() {
    stop();
    setOpen(false);
    setActive(-1);
  }

  function choose(place: PlaceSuggestion) {
    onChoose(place);
    close();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const highlighted = options[active];
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open(text);
      else if (options.length > 0)
        setActive(
          (active + (event.key === 'ArrowDown' ? 1 : active === -1 ? 0 : -1) + options.length) %
            options.length,
        );
    } else if (
      highlighted !== undefined &&
      isOpen &&
      (event.key === 'Enter' || event.key === 'Tab')
    ) {
      if (event.key === 'Enter') event.preventDefault();
      choose(highlighted);
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('search.where')}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-required="true"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && active >= 0 ? optionId(listId, active) : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          placeholder={t('search.wherePlaceholder')}
          value={text}
          onChange={(event) => {
            onType(event.target.value);
            open(event.target.value);
          }}
          onClick={() => !isOpen && open('')}
          onBlur={close}
          onKeyDown={handleKeyDown}
        />
        <EndButton
          isEmpty={text === ''}
          onHere={own.ask}
          onClear={() => {
            onType('');
            input.current?.focus();
          }}
        />
      </div>
      {hasList && (
        <PlaceList
          id={listId}
          groups={groups}
          active={active}
          onChoose={choose}
          onActivate={setActive}
        />
      )}
      <p role="status" className={hasList || status === '' ? styles.announced : styles.status}>
        {status}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
