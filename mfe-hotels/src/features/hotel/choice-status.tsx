import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';
import type { Combination, CombinationProblem } from '../../domain/stay/room-combination';
import type { RoomGroup } from '../../domain/stay/room-groups';
import { ChosenRooms } from './chosen-rooms';
import { FromPrice } from './from-price';

interface Props {
  groups: readonly RoomGroup[];
  chosen: number;
  /** null as long as a room has no choice */
  combined: Combination | CombinationProblem | null;
  stayText: { nights: string; rooms: string };
}

function Status({ groups, chosen, combined, stayText }: Props) {
  const { t } = useTranslation('hotels');
  if (typeof combined === 'string')
    return <Notice tone="warning">{t(`rooms.together.${combined}`)}</Notice>;
  if (combined !== null) return <ChosenRooms combination={combined} stayText={stayText} />;
  if (groups.length === 1) return <p>{t('rooms.nothing')}</p>;
  return <p>{t('rooms.chosenOf', { chosen, count: groups.length })}</p>;
}

export function ChoiceStatus(props: Props) {
  const { groups, chosen, stayText } = props;
  return (
    <>
      {chosen === 0 && <FromPrice groups={groups} stayText={stayText} />}
      <div role="status" data-empty={chosen === 0}>
        <Status {...props} />
      </div>
    </>
  );
}
