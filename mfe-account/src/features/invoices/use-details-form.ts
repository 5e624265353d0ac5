import { errorMessageKey, type ApiError } from '@wayfare/api-client';
import type { InvoiceDetails } from '@wayfare/api-contract';
import { refusedDetail, useInvoiceForm, type InvoiceFormState } from '@wayfare/checkout/invoice';
import { useSending } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';

/** Why the booking has no invoice now, if the API said so. */
const obstacleIn = ({ errors: [first] }: ApiError): string | null => {
  return typeof first === 'object' && first.field === 'booking_id' && 'problem' in first
    ? String(first['problem'])
    : null;
};

export interface DetailsForm {
  form: InvoiceFormState;
  isBusy: boolean;
  /** null also when a field shows it */
  failure: string | null;
  submit: (values: InvoiceDetails) => Promise<void>;
  /** another action of the form, one at a time, with the same error handling */
  run: (action: () => Promise<void>) => Promise<void>;
}

/** Validated by the API's rules; the API may still refuse a field. Typed values stay. */
export function useDetailsForm(
  details: InvoiceDetails | null,
  send: (values: InvoiceDetails) => Promise<void>,
): DetailsForm {
  const { t } = useTranslation('account');
  const form = useInvoiceForm(details);
  const { isBusy, failure, run } = useSending((error) => {
    const refused = refusedDetail(error.errors[0], 'details');
    if (refused !== null) form.refuse([refused], 'atField');
    return refused !== null;
  });
  const obstacle = failure && obstacleIn(failure.error);

  return {
    form,
    isBusy,
    failure:
      failure === null || isBusy
        ? null
        : t(obstacle === null ? errorMessageKey(failure.error) : `invoices.obstacles.${obstacle}`),
    run: async (action) => void (await run(action)),
    submit: async (values) => void (await run(() => send(values))),
  };
}
