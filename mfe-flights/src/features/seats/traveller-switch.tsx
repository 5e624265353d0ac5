import { CloseIcon } from '@wayfare/ui';
import { memo, useId, type FormEvent, type MouseEvent } from 'react';
import type { ChosenService } from '../../domain/draft/chosen-services';
import { seatOfOwner } from './seat-choice';
import type { SeatTraveller } from './seat-travellers';
import type { SeatWords } from './seat-words';
import styles from './seats.module.css';

interface RowProps {
  group: string;
  traveller: SeatTraveller;
  seat: ChosenService | undefined;
  isCurrent: boolean;
  words: SeatWords;
}

/** The group handles events, so that a row rerenders for its own text only. */
const TravellerRow = memo(function TravellerRow({
  group,
  traveller: { id, name, mark },
  seat,
  isCurrent,
  words,
}: RowProps) {
  const { t } = words;
  return (
    <div className={styles.traveller} data-current={isCurrent || undefined}>
      <label>
        <input type="radio" name={group} value={id} checked={isCurrent} readOnly />
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
        <span className={styles.who}>{name}</span>
        <span className={styles.seatOf}>
          {seat === undefined
            ? t('seats.none')
            : t('seats.seatAt', { designator: seat.designator, price: words.price(seat.amount) })}
        </span>
      </label>
      {seat !== undefined && (
        <button
          type="button"
          value={id}
          className={styles.remove}
          aria-label={t('seats.remove', { designator: seat.designator, name })}
        >
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  );
});

interface TravellerSwitchProps {
  travellers: readonly SeatTraveller[];
  segmentId: string;
  chosen: readonly ChosenService[];
  chooser: string;
  words: SeatWords;
  onTurn: (passengerId: string) => void;
  onRemove: (passengerId: string) => void;
}

/** A radio group that also says who sits where. */
export function TravellerSwitch({
  travellers,
  segmentId,
  chosen,
  chooser,
  words,
  onTurn,
  onRemove,
}: TravellerSwitchProps) {
  const group = useId();
  const handleChange = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    if (target instanceof HTMLInputElement) onTurn(target.value);
  };
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) onRemove(button.value);
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- clicks of the buttons in it, which keys make too
    <fieldset className={styles.travellers} onChange={handleChange} onClick={handleClick}>
      <legend>{words.t('seats.whoChooses')}</legend>
      {travellers.map((traveller) => (
        <TravellerRow
          key={traveller.id}
          group={group}
          traveller={traveller}
          seat={seatOfOwner(chosen, { passengerId: traveller.id, segmentId })}
          isCurrent={traveller.id === chooser}
          words={words}
        />
      ))}
    </fieldset>
  );
}
