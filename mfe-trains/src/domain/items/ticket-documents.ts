import type { TrainBookingView } from '@wayfare/api-contract';

/** The traveller's own PDF, else that of all tickets; null before there is one. */
export function ticketPdf(
  documents: TrainBookingView['documents'],
  itemId: string,
  travelerId: string | null,
): string | null {
  return (
    documents?.tickets.find(
      (ticket) => ticket.itemID === itemId && ticket.travelerId === travelerId,
    )?.url ??
    documents?.voucher ??
    null
  );
}

/** Wallets this site can sign for; empty for a ticket that is not scanned. */
export function ticketWallets(
  documents: TrainBookingView['documents'],
  itemId: string,
  travelerId: string | null,
): { readonly apple: string | null; readonly google: string | null } {
  const own = documents?.tickets.find(
    (ticket) => ticket.itemID === itemId && ticket.travelerId === travelerId,
  );
  return { apple: own?.appleWallet ?? null, google: own?.googleWallet ?? null };
}

/** Image of the ticket's code; null for one that is not scanned, and before there is one. */
export function ticketCode(
  documents: TrainBookingView['documents'],
  itemId: string,
  travelerId: string | null,
): string | null {
  return (
    documents?.tickets.find(
      (ticket) => ticket.itemID === itemId && ticket.travelerId === travelerId,
    )?.code ?? null
  );
}
