import { CarrierPanel } from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { acceptAirlineChange } from '../../api/after-sales.api';
import { useManage, type Managed } from '../../ui/after-sales/use-manage';

export function AirlineChange({
  booking: { carrier_change: change, owner, pin, provider },
  accessKey,
}: Managed) {
  const { api } = usePlatform();
  const language = useLanguage();
  const { href } = useManage();
  if (change === null) return null;
  return (
    <CarrierPanel
      change={change}
      carrier={owner.name}
      accept={(key) =>
        acceptAirlineChange(api, provider, { ...accessKey, language, change_id: change.id }, key)
      }
      hrefs={{
        accept: pin === null ? href({ view: 'accept' }) : null,
        change: href({ view: 'change' }),
        cancel: href({ view: 'cancel' }),
      }}
    />
  );
}
