import type { TrainBookingView } from '@wayfare/api-contract';

/** The PDF of one ticket: its traveller's own, else that of all tickets; null as long as there is none. */
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

/** Ways into the wallets that this site can sign a ticket for; none for one that is not scanned. */
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

/** Where the picture of what is scanned is; null for a ticket that is not scanned, and before there is one. */
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
