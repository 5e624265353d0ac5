import type { StayOption } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button } from '@wayfare/ui';
import { guestsText } from '../search/party-text';
import { useState } from 'react';
import { OptionCard } from './option-card';
import type { RoomGroup } from './room-groups';
import { shownOptions } from './shown-options';
import styles from './hotel.module.css';

interface Props {
  group: RoomGroup;
  /** "2 nights, 1 room" */
  stayText: { nights: string; rooms: string };
  selected: StayOption | null;
  /** said at the group as long as nothing is chosen */
  error: string | null;
  errorId: string;
  onSelect: (option: StayOption) => void;
  /** chooses the same for every room; null where it is chosen or can't be had */
  onForAll: (() => void) | null;
}

/** The options of one room, as one choice. */
export function RoomChoice({
  group: { name, number, guests, options },
  stayText,
  selected,
  error,
  errorId,
  onSelect,
  onForAll,
}: Props) {
  const { t } = useTranslation('hotels');
  const room = number === null ? null : t('search.room', { number });
  const [isOpen, setIsOpen] = useState(false);
  const { open, folded } =
    number === null
      ? { open: options, folded: [] }
      : // nothing moves under the hand of who chooses among what they have unfolded
        shownOptions(options, isOpen ? null : selected);
  const isFree = ({ cancelPolicy }: StayOption) => cancelPolicy.refundable;
  const othersKey = folded.some(isFree) && !open.some(isFree) ? 'rooms.othersFree' : 'rooms.others';
  const isSelected = ({ optionRefId }: StayOption) => optionRefId === selected?.optionRefId;
  const card = (option: StayOption) => (
    <OptionCard
      key={option.optionRefId}
      name={name}
      option={option}
      stayText={stayText}
      isSelected={isSelected(option)}
      errorId={error === null ? null : errorId}
      onSelect={() => onSelect(option)}
    />
  );
  const whose = guests === null ? '' : guestsText(guests, (key, count) => t(key, { count }));
  return (
    <fieldset className={styles.options} aria-describedby={error === null ? undefined : errorId}>
      <legend>
        {room === null ? t('rooms.legend') : t('rooms.legendOf', { room, guests: whose })}
      </legend>
      {error !== null && (
        <p id={errorId} className={styles.missing}>
          {error}
        </p>
      )}
      <ul>{open.map(card)}</ul>
      {folded.length > 0 && (
        <details
          className={styles.folded}
          open={isOpen}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>{t(othersKey, { count: folded.length, number })}</summary>
          <ul>{folded.map(card)}</ul>
        </details>
      )}
      {onForAll !== null && (
        <p>
          <Button variant="secondary" size="small" onClick={onForAll}>
            {t('rooms.forAll')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
