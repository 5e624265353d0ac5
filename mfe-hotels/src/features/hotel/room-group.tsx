import type { RoomKind, StayOption } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button } from '@wayfare/ui';
import { useState } from 'react';
import { guestsText } from '../../domain/search/party-text';
import { kindsOfRooms } from '../../domain/stay/kinds-of-rooms';
import type { RoomGroup } from '../../domain/stay/room-groups';
import { shownOptions } from '../../domain/stay/shown-options';
import { RoomKindCard } from './room-kind';
import styles from './rooms.module.css';

interface Props {
  group: RoomGroup;
  kinds: readonly RoomKind[];
  /** picture and facts stand at the first room only */
  isDescribed: boolean;
  stayText: { nights: string; rooms: string };
  selected: StayOption | null;
  error: string | null;
  errorId: string;
  onSelect: (option: StayOption) => void;
  /** null where it is chosen for all already or cannot be */
  onForAll: (() => void) | null;
}

export function RoomChoice({
  group: { name, number, guests, options },
  kinds,
  isDescribed,
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
  const cards = (some: readonly StayOption[], isFirst: boolean) =>
    kindsOfRooms(some, kinds).map((kind) => (
      <RoomKindCard
        key={kind.key}
        name={name}
        kind={kind}
        isDescribed={isFirst}
        stayText={stayText}
        isSelected={isSelected}
        errorId={error === null ? null : errorId}
        onSelect={onSelect}
      />
    ));
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
      {cards(open, isDescribed)}
      {folded.length > 0 && (
        <details
          className={styles.folded}
          open={isOpen}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>{t(othersKey, { count: folded.length, number })}</summary>
          {cards(folded, false)}
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
