import type { InvoiceDetails } from '@wayfare/api-contract';
import type { InvoiceKey } from '@wayfare/session';
import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import { keepDraft, readDraft } from './invoice-draft';
import { InvoiceForm } from './invoice-form';
import type { InvoiceRefusal } from './invoice-refusal';
import { refusedDetail, toInvoiceValues, useInvoiceForm } from './use-invoice-form';

export interface DetailsHandle {
  /** valid details; else null, with errors shown and focused */
  check(): Promise<InvoiceDetails | null>;
}

export interface CheckoutDetailsProps {
  draftKey: InvoiceKey;
  /** prefill while nothing is typed */
  company: InvoiceDetails | null;
  /** a new object for each refusal */
  refusal: InvoiceRefusal | null;
  ref: Ref<DetailsHandle>;
}

/** Invoice form without a button: the paying form validates it. Its draft survives reload and login. */
export function CheckoutDetails({ draftKey, company, refusal, ref }: CheckoutDetailsProps) {
  const kept = readDraft(draftKey).details;
  const form = useInvoiceForm(kept === undefined ? company : toInvoiceValues(kept), (details) =>
    keepDraft(draftKey, { details }),
  );
  const { submit } = form;

  useImperativeHandle(
    ref,
    () => ({
      async check() {
        let checked: InvoiceDetails | null = null;
        await submit((details) => {
          checked = details;
        });
        return checked;
      },
    }),
    [submit],
  );

  const show = useEffectEvent((refused: InvoiceRefusal) => {
    const found = refusedDetail(refused, 'invoice');
    form.refuse([found ?? { code: refused.problem }], 'atField');
  });
  useEffect(() => {
    if (refusal !== null) show(refusal);
  }, [refusal]);

  return <InvoiceForm form={form} onSubmit={() => undefined} />;
}
