import type { Party } from '@wayfare/domain';
import { MAX_ROOMS, ROOMS_WITHOUT_NOTE } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { buttonClass } from '@wayfare/ui';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { changeParty, type PartyChange } from './party-edit';
import { PartyRoom } from './party-room';
import { partyText } from './party-text';
import styles from './party-field.module.css';

interface Props {
  id: string;
  party: Party;
  error?: string | undefined;
  onChange: (party: Party) => void;
}

/** Guests per room behind a summary. A native disclosure, so that it opens before the script is there. */
export function PartyField({ id, party, error, onChange }: Props) {
  const { t } = useTranslation('hotels');
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const change = (part: PartyChange) => onChange(changeParty(party, part));

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
      <details ref={details} className={styles.details} onKeyDown={handleKeyDown} onBlur={handleBlur}>
        <summary ref={summary} id={id} aria-labelledby={`${id}-label ${id}`} aria-describedby={error === undefined ? undefined : `${id}-error`}>
          {partyText(party, (key, count) => t(key, { count }))}
        </summary>
        <div className={styles.panel}>
          {party.map((room, index) => (
            <PartyRoom key={index} room={room} index={index} canRemove={party.length > 1} showErrors={error !== undefined} onChange={change} />
          ))}
          {party.length > ROOMS_WITHOUT_NOTE && <p className={styles.note}>{t('search.manyRooms')}</p>}
          <div className={styles.actions}>
            {party.length < MAX_ROOMS && (
              <button type="button" className={buttonClass({ variant: 'secondary' })} onClick={() => change({ kind: 'addRoom' })}>
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
