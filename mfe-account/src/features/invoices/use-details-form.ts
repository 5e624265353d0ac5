import { errorMessageKey, toApiError } from '@wayfare/api-client';
import type { InvoiceDetails } from '@wayfare/api-contract';
import { refusedDetail, useInvoiceForm, type InvoiceFormState } from '@wayfare/checkout/invoice';
import { applyServerErrors } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useRef, useState } from 'react';

/** Why a booking has no invoice now, when that is what the API answered. */
const obstacleIn = (error: unknown): string | null => {
  const [first] = toApiError(error).errors;
  return typeof first === 'object' && first.field === 'booking_id' && 'problem' in first
    ? String(first['problem'])
    : null;
};

export interface DetailsForm {
  form: InvoiceFormState;
  isBusy: boolean;
  /** why it failed; null as well when that stands at a field */
  failure: string | null;
  submit: (values: InvoiceDetails) => Promise<void>;
  /** anything else that is done with the form, once at a time and with the same words when it fails */
  run: (action: () => Promise<void>) => Promise<void>;
}

/** Who an invoice is made out to, judged by the rules of the API, which may still refuse a field. What was typed stays. */
export function useDetailsForm(
  details: InvoiceDetails | null,
  send: (values: InvoiceDetails) => Promise<void>,
): DetailsForm {
  const { t } = useTranslation('account');
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useInvoiceForm(details);

  async function run(action: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      const [first] = toApiError(error).errors;
      const [refused, obstacle] = [refusedDetail(first, 'details'), obstacleIn(error)];
      if (refused !== null) applyServerErrors(form, [refused]);
      else
        setFailure(
          t(obstacle === null ? errorMessageKey(error) : `invoices.obstacles.${obstacle}`),
        );
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { form, isBusy, failure, run, submit: (values) => run(() => send(values)) };
}
