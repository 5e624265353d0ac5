import { CancelPanel } from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { confirmFlightCancellation, quoteFlightCancellation } from '../../api/after-sales.api';
import type { Managed } from '../../ui/after-sales/use-manage';

/** The refund, then an explicit confirmation (OQ-54). */
export function CancelFlight({ booking: { reference, provider }, accessKey }: Managed) {
  const { api } = usePlatform();
  const language = useLanguage();
  const request = { ...accessKey, language };
  return (
    <CancelPanel
      reference={reference}
      calls={{
        quote: () => quoteFlightCancellation(api, provider, request),
        confirm: (accepted, key) =>
          confirmFlightCancellation(api, provider, { request, accepted }, key),
      }}
    />
  );
}
