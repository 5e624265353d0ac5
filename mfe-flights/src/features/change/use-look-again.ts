import { invalidateCall } from '@wayfare/api-client/query-cache';
import { findChangeOffers } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useManage } from '../../ui/after-sales/use-manage';

export function useLookAgain(provider: string) {
  const { t } = useTranslation('flights');
  const { query, href } = useManage();
  const { slice, date } = query;
  return {
    again: {
      href: href({ view: 'change', slice, date }),
      label: t('manage.change.again'),
      forget: () => void invalidateCall(findChangeOffers(provider)),
    },
    otherDay: { href: href({ view: 'change', slice }), label: t('manage.change.otherDay') },
  };
}
