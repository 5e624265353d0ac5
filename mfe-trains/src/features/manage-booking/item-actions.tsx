import type { TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { Actions, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { ButtonLink, VisuallyHidden } from '@wayfare/ui';
import {
  cancelRefusal,
  exchangeRefusal,
  namesRefusal,
  type Refusal,
} from '../../domain/after-sales/item-rules';
import { travelText } from '../../domain/items/travel-text';
import { useManage } from '../../ui/after-sales/use-manage';

interface Props {
  booking: TrainBookingView;
  item: TrainItem;
}

const ACTIONS = ['exchange', 'cancel', 'names'] as const;
type ItemAction = (typeof ACTIONS)[number];

export function ItemActions({ booking, item }: Props) {
  const { t } = useTranslation('trains');
  const { href } = useManage();
  const { reason } = item.editTravelersEligibility;
  const refusals: Readonly<Record<ItemAction, Refusal | null>> = {
    exchange: exchangeRefusal(booking, item),
    cancel: cancelRefusal(booking, item),
    names: namesRefusal(booking, item),
  };
  const possible = ACTIONS.filter((action) => refusals[action] === null);
  const refused = ACTIONS.flatMap((action) =>
    refusals[action] === null ? [] : [{ action, refusal: refusals[action] }],
  );
  const [first] = refused;
  // a gone item and a void booking say it once for all actions
  if (possible.length === 0 && first !== undefined && first.refusal !== 'carrier')
    return first.refusal === 'gone' ? null : (
      <SmallPrint>{t(`manage.refused.${first.refusal}`)}</SmallPrint>
    );
  return (
    <>
      <Actions>
        {possible.map((action) => (
          <ButtonLink
            key={action}
            variant="secondary"
            size="small"
            to={href({ action, item: item.id })}
          >
            {t(`manage.action.${action}`)}
            <VisuallyHidden>: {travelText(item)}</VisuallyHidden>
          </ButtonLink>
        ))}
      </Actions>
      {refused.map(({ action, refusal }) => (
        <SmallPrint key={action}>
          {action === 'names' && refusal === 'carrier' && reason !== ''
            ? t('manage.names.refusedBecause', { reason })
            : t(`manage.${action}.refused.${refusal}`)}
        </SmallPrint>
      ))}
    </>
  );
}
