import type { StayOption } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useId } from 'react';
import { capacityOf } from '../../domain/stay/house-rules';
import type { OfferedKind } from '../../domain/stay/kinds-of-rooms';
import { RateRow, type RateRowProps } from './rate-row';
import { RoomFacts } from './room-facts';
import { RoomPictures } from './room-pictures';
import styles from './rooms.module.css';

interface Props extends Pick<RateRowProps, 'name' | 'stayText' | 'errorId'> {
  kind: OfferedKind;
  /** picture and facts stand where the kind is first offered */
  isDescribed: boolean;
  isSelected: (option: StayOption) => boolean;
  onSelect: (option: StayOption) => void;
}

export function RoomKindCard({
  kind: { name: kindName, facts, options },
  isDescribed,
  isSelected,
  onSelect,
  ...row
}: Props) {
  const { t } = useTranslation('hotels');
  const id = useId();
  const capacity = Math.max(...options[0].rooms.map(capacityOf));
  return (
    <div className={styles.kind}>
      <div className={styles.about}>
        {isDescribed && <RoomPictures name={kindName} images={facts?.images ?? []} />}
        <div className={styles.words}>
          <h3 id={id}>{kindName}</h3>
          {isDescribed && <RoomFacts facts={facts} capacity={capacity} />}
        </div>
      </div>
      {/* each cell names its subject itself */}
      <div className={styles.columns} aria-hidden>
        <span>{t('rooms.column.meals')}</span>
        <span>{t('rooms.column.cancellation')}</span>
        <span>{t('rooms.column.payment')}</span>
        <span>{t('rooms.column.price')}</span>
      </div>
      <ul className={styles.rates} aria-labelledby={id}>
        {options.map((option) => (
          <RateRow
            key={option.optionRefId}
            {...row}
            kindId={id}
            option={option}
            isSelected={isSelected(option)}
            onSelect={() => onSelect(option)}
          />
        ))}
      </ul>
    </div>
  );
}
