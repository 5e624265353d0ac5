import type { InvoiceDetails } from '@wayfare/api-contract';
import type { InvoiceKey } from '@wayfare/session';
import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import { keepDraft, readDraft } from './invoice-draft';
import { InvoiceForm } from './invoice-form';
import type { InvoiceRefusal } from './invoice-refusal';
import { refusedDetail, toInvoiceValues, useInvoiceForm } from './use-invoice-form';

/** What a checkout asks of the open form. */
export interface DetailsHandle {
  /** the details when they meet every rule; else what is wrong is shown, takes the focus, and it is null */
  check(): Promise<InvoiceDetails | null>;
}

export interface CheckoutDetailsProps {
  /** where the draft is kept */
  draftKey: InvoiceKey;
  /** of the account, for whoever typed nothing yet */
  company: InvoiceDetails | null;
  /** what the API said of the last try, each a new object */
  refusal: InvoiceRefusal | null;
  ref: Ref<DetailsHandle>;
}

/** Who the invoice is made out to, without a button of its own: what pays asks it. Its draft outlives a reload and a login. */
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
