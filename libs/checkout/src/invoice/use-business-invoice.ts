import type { InvoiceDetails } from '@wayfare/api-contract';
import { useStoredText } from '@wayfare/forms';
import { usePlatform } from '@wayfare/remote-kit';
import type { InvoiceKey } from '@wayfare/session';
import { useState } from 'react';
import { INVOICE_ROUTE } from './use-invoice-href';
import type { CheckoutDetailsProps, DetailsHandle } from './checkout-details';
import { keepDraft, readDraft } from './invoice-draft';
import type { InvoiceRefusal } from './invoice-refusal';
import { useCompany } from './use-company';

interface InvoiceWish {
  isOffered: boolean;
  isWanted: boolean;
  want: (isWanted: boolean) => void;
  /** the account's company, unless edited */
  madeOutTo: InvoiceDetails | null;
  change: () => void;
  isChanging: boolean;
  form: CheckoutDetailsProps;
}

export interface BusinessInvoice {
  wish: InvoiceWish;
  /** false while the form's chunk loads */
  isReady: boolean;
  /** Continues with details, or undefined where no invoice is wanted; not with invalid ones. */
  ask: (goOn: (details: InvoiceDetails | undefined) => void) => Promise<void>;
  refuse: (refusal: InvoiceRefusal) => void;
}

/** Business invoice, preselected for companies; not `isInvoiced` where none can be issued, as at the property. */
export function useBusinessInvoice(draftKey: InvoiceKey, isInvoiced = true): BusinessInvoice {
  const { hrefs } = usePlatform();
  const isOffered = hrefs.has(INVOICE_ROUTE);
  const company = useCompany(isOffered);
  const isKept = useStoredText(draftKey) !== null;
  const [picked, setPicked] = useState<boolean | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [refusal, setRefusal] = useState<InvoiceRefusal | null>(null);
  const [details, setDetails] = useState<DetailsHandle | null>(null);
  const draft = isKept ? readDraft(draftKey) : {};
  const isWanted = isOffered && (picked ?? draft.isWanted ?? company !== null);
  const madeOutTo = draft.details === undefined && !isChanging ? company : null;
  const isAsked = isWanted && isInvoiced;

  function want(next: boolean): void {
    setPicked(next);
    setRefusal(null);
    keepDraft(draftKey, { isWanted: next });
  }

  return {
    wish: {
      isOffered,
      isWanted,
      want,
      madeOutTo,
      change: () => setChanging(true),
      isChanging,
      form: { draftKey, company, refusal, ref: setDetails },
    },
    isReady: !isAsked || madeOutTo !== null || details !== null,
    async ask(goOn) {
      if (!isAsked) goOn(undefined);
      else if (madeOutTo !== null) goOn(madeOutTo);
      else {
        const checked = (await details?.check()) ?? null;
        if (checked !== null) goOn(checked);
      }
    },
    refuse(next) {
      setChanging(true);
      setRefusal(next);
    },
  };
}
