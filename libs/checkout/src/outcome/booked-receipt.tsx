import type { Translate } from '@wayfare/i18n';
import type { ReactNode } from 'react';
import { KeepInAccount } from './keep-in-account';
import { Receipt, ReceiptActions } from './receipt';

interface BookedReceiptProps {
  /** `pending`: paid, and the supplier has not answered yet */
  outcome: 'confirmed' | 'pending';
  words: { email: string; name?: string };
  t: Translate;
  children: ReactNode;
}

/** Receipt of a booking that stands, in the words of the product's `outcome.*`. */
export function BookedReceipt({ outcome, words, t, children }: BookedReceiptProps) {
  return (
    <Receipt
      heading={t(`outcome.${outcome}.heading`)}
      tone={outcome === 'confirmed' ? 'success' : 'info'}
      title={t(`outcome.${outcome}.title`, words)}
      text={t(`outcome.${outcome}.text`, words)}
    >
      {children}
    </Receipt>
  );
}

interface BookedActionsProps {
  booking: {
    booking_id: string;
    reference: string;
    /** null by a link alone, which has neither invoice nor account */
    pin: string | null;
    email: string;
    canCancel: boolean;
  };
  documents: readonly { href: string; label: string }[];
  manageHref: string;
}

/** Papers, invoice and changes of a booking, and its place in an account. */
export function BookedActions({ booking, documents, manageHref }: BookedActionsProps) {
  const isHolder = booking.pin !== null;
  return (
    <>
      <ReceiptActions
        documents={documents}
        manageHref={manageHref}
        canCancel={booking.canCancel}
        invoiceOf={isHolder ? booking.booking_id : undefined}
      />
      {isHolder && <KeepInAccount booking={booking} />}
    </>
  );
}
