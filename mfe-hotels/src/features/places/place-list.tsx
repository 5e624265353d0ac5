import type { PlaceSuggestion } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { flatten, whereabouts, type SuggestionGroup } from './suggestion-groups';
import styles from './place-field.module.css';

interface Props {
  id: string;
  groups: readonly SuggestionGroup[];
  active: number;
  onChoose: (place: PlaceSuggestion) => void;
  onActivate: (index: number) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The grouped options of the place field. */
export function PlaceList({ id, groups, active, onChoose, onActivate }: Props) {
  const { t } = useTranslation('hotels');
  const order = flatten(groups);
  return (
    <div role="listbox" id={id} aria-label={t('search.where')} className={styles.list}>
      {groups.map((group) => (
        <div role="group" key={group.key} aria-labelledby={`${id}-${group.key}`}>
          <div id={`${id}-${group.key}`} className={styles.group} role="presentation">
            {t(`placeTypes.${group.key}`)}
          </div>
          {group.items.map((place) => {
            const index = order.indexOf(place);
            return (
              // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the field has the focus and the keys
              <div
                key={place.id}
                role="option"
                id={optionId(id, index)}
                aria-selected={index === active}
                className={styles.option}
                // a press must not take the focus from the field, or the list would close before the click
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => onActivate(index)}
                onClick={() => onChoose(place)}
              >
                <span className={styles.name}>{place.label}</span>
                <span className={styles.whereabouts}>{whereabouts(place)}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
