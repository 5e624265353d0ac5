import type { Party } from '@wayfare/domain';
import { MAX_ROOMS, ROOMS_WITHOUT_NOTE } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { buttonClass } from '@wayfare/ui';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { CountryField } from './country-field';
import { changeParty, type PartyChange } from './party-edit';
import { PartyRoom } from './party-room';
import { partyText } from './party-text';
import styles from './party-field.module.css';

interface Props {
  id: string;
  party: Party;
  error?: string | undefined;
  onChange: (party: Party) => void;
  nationality: string | null | undefined;
  onNationality: (nationality: string) => void;
}

/** Guests per room behind a summary. A native disclosure, so that it opens before the script is there. */
export function PartyField({ id, party, error, onChange, nationality, onNationality }: Props) {
  const { t } = useTranslation('hotels');
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');

  function change(part: PartyChange) {
    const next = changeParty(party, part);
    const added = part.kind === 'children' ? (next[part.room]?.childAges.length ?? 0) : 0;
    // a child brings a field that has to be filled in
    setSaid(
      part.kind === 'children' && added > (party[part.room]?.childAges.length ?? 0)
        ? t('search.chooseAgeOf', { number: added, room: part.room + 1 })
        : '',
    );
    onChange(next);
  }

  function close() {
    if (details.current !== null) details.current.open = false;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    close();
    summary.current?.focus();
  }

  function handleBlur(event: FocusEvent) {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {t('search.guests')}
      </span>
      <details
        ref={details}
        className={styles.details}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      >
        <summary
          ref={summary}
          id={id}
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        >
          {partyText(party, (key, count) => t(key, { count }))}
        </summary>
        <div className={styles.panel}>
          {party.map((room, index) => (
            <PartyRoom
              key={index}
              room={room}
              index={index}
              canRemove={party.length > 1}
              showErrors={error !== undefined}
              onChange={change}
            />
          ))}
          <p role="status" className={styles.said}>
            {said}
          </p>
          {party.length > ROOMS_WITHOUT_NOTE && (
            <p className={styles.note}>{t('search.manyRooms')}</p>
          )}
          <CountryField nationality={nationality} onChange={onNationality} />
          <div className={styles.actions}>
            {party.length < MAX_ROOMS && (
              <button
                type="button"
                className={buttonClass({ variant: 'secondary' })}
                onClick={() => change({ kind: 'addRoom' })}
              >
                {t('search.addRoom')}
              </button>
            )}
            <button
              type="button"
              className={buttonClass({ variant: 'primary' })}
              onClick={() => {
                close();
                summary.current?.focus();
              }}
            >
              {t('search.done')}
            </button>
          </div>
        </div>
      </details>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
