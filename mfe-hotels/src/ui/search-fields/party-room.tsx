import type { PartyRoom as Room } from '@wayfare/domain';
import { MAX_CHILD_AGE, MAX_GUESTS_PER_ROOM } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Stepper } from '@wayfare/search';
import { useId } from 'react';
import type { PartyChange } from '../../domain/search/party-edit';
import styles from './guests-field.module.css';

interface Props {
  room: Room;
  index: number;
  canRemove: boolean;
  showErrors: boolean;
  onChange: (change: PartyChange) => void;
}

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age);

/** Each child's age has to be chosen: no default. */
export function PartyRoom({ room, index, canRemove, showErrors, onChange }: Props) {
  const { t } = useTranslation('hotels');
  const id = useId();
  const number = index + 1;
  return (
    <fieldset className={styles.room}>
      <legend>{t('search.room', { number })}</legend>
      <Stepper
        label={t('search.adults')}
        name="adults"
        value={room.adults}
        min={1}
        max={MAX_GUESTS_PER_ROOM - room.childAges.length}
        less={t('search.removeAdult', { number })}
        more={t('search.addAdult', { number })}
        onChange={(count) => onChange({ kind: 'adults', room: index, count })}
      />
      <Stepper
        label={t('search.children')}
        name="children"
        value={room.childAges.length}
        min={0}
        max={MAX_GUESTS_PER_ROOM - room.adults}
        less={t('search.removeChild', { number })}
        more={t('search.addChild', { number })}
        onChange={(count) => onChange({ kind: 'children', room: index, count })}
      />
      {room.childAges.map((age, child) => {
        const ageId = `${id}-${child}`;
        const isMissing = showErrors && age === null;
        return (
          <div key={ageId} className={styles.age}>
            <label htmlFor={ageId}>{t('search.childAge', { number: child + 1 })}</label>
            <select
              id={ageId}
              name={`age-${index}`}
              value={age ?? ''}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? `${ageId}-error` : undefined}
              onChange={(event) =>
                onChange({
                  kind: 'age',
                  room: index,
                  child,
                  age: event.target.value === '' ? null : Number(event.target.value),
                })
              }
            >
              <option value="">{t('search.chooseAge')}</option>
              {AGES.map((value) => (
                <option key={value} value={value}>
                  {value === 0 ? t('search.ageZero') : t('search.age', { count: value })}
                </option>
              ))}
            </select>
            {isMissing && (
              <p id={`${ageId}-error`} className={styles.error}>
                {t('problems.childAge')}
              </p>
            )}
          </div>
        );
      })}
      {canRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={() => onChange({ kind: 'removeRoom', room: index })}
        >
          {t('search.removeRoom', { number })}
        </button>
      )}
    </fieldset>
  );
}
