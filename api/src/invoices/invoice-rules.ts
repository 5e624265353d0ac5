import type { InvoiceObstacle } from '@wayfare/api-contract';
import { INVOICE_FIELDS } from '@wayfare/api-contract/invoice';
import type { Booking } from '../booking/booking';
import { kept } from '../booking/charges';
import type { InvoicedLine, InvoicedTrip } from '../booking/documents/invoices/invoiced-trip';
import type { Buyer, Invoice } from '../booking/invoice-record';
import type { InvoiceWords } from '../booking/documents/invoices/invoice-words';

/* Which documents a booking's money asks for (decision 0083). Cents. */

type Paid = Pick<Booking, 'state' | 'status' | 'amendment' | 'captured' | 'refunded' | 'refundDue'>;
type Issued = Pick<Invoice, 'number' | 'kind' | 'ofNumber' | 'total' | 'buyer'>;

export interface Draft {
  readonly kind: 'invoice' | 'credit';
  readonly buyer: Buyer;
  readonly lines: readonly InvoicedLine[];
  readonly total: number;
  readonly of: string | null;
}

const sum = (lines: readonly InvoicedLine[]) => lines.reduce((all, { cents }) => all + cents, 0);

/** Cents paid and not due back. */
const paidOf = (booking: Paid) => kept(booking) - booking.refundDue;

/** The invoice not fully credited, with its net cents; null without one. */
export function standing(
  papers: readonly Issued[],
): { readonly invoice: Issued; readonly net: number } | null {
  const nets = papers
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice) => ({
      invoice,
      net: papers
        .filter(({ ofNumber }) => ofNumber === invoice.number)
        .reduce((left, { total }) => left + total, invoice.total),
    }));
  return nets.find(({ net }) => net > 0) ?? null;
}

/** Null where an invoice can be made. */
export function obstacleOf(booking: Paid, { lines }: InvoicedTrip): InvoiceObstacle | null {
  const { state, status, amendment, captured } = booking;
  const isAtRest = (state === 'confirmed' || state === 'done') && amendment === null;
  if (!isAtRest || status === 'completing' || status === 'pending' || status === 'held')
    return 'underWay';
  if (status === 'confirmed' && sum(lines) <= 0) return 'paidAtProperty';
  if (status === 'confirmed' && captured < sum(lines)) return 'notPaid';
  return paidOf(booking) > 0 ? null : 'nothingLeft';
}

export function isCreditDue(booking: Paid, papers: readonly Issued[]): boolean {
  const now = standing(papers);
  return now !== null && paidOf(booking) < now.net;
}

/** Changes since the sale become one line, so that the sum is what was paid. */
function linesOf({ lines }: InvoicedTrip, paid: number, words: InvoiceWords): InvoicedLine[] {
  const rest = paid - sum(lines);
  if (rest === 0) return [...lines];
  return [
    ...lines,
    { label: words(rest < 0 ? 'invoice.refunded' : 'invoice.further'), cents: rest },
  ];
}

function creditOf(
  { invoice, net }: NonNullable<ReturnType<typeof standing>>,
  cents: number,
  words: InvoiceWords,
): Draft {
  const { number, total, buyer } = invoice;
  const key = cents < net ? 'part' : net < total ? 'rest' : 'whole';
  return {
    kind: 'credit',
    buyer,
    of: number,
    lines: [{ label: words(`invoice.credit.${key}`, { number }), cents: -cents }],
    total: -cents,
  };
}

interface Known {
  readonly booking: Paid;
  readonly trip: InvoicedTrip;
  readonly papers: readonly Issued[];
  readonly words: InvoiceWords;
}

export function creditDrafts({ booking, papers, words }: Omit<Known, 'trip'>): Draft[] {
  const now = standing(papers);
  const due = now === null ? 0 : now.net - Math.max(0, paidOf(booking));
  return now !== null && due > 0 ? [creditOf(now, due, words)] : [];
}

export const isSameBuyer = (one: Buyer, other: Buyer) =>
  INVOICE_FIELDS.every((field) => one[field] === other[field]);

/** Never edits: credits what stands, then invoices what is paid to `buyer`; [] when that holds already. */
export function invoiceDrafts(buyer: Buyer, known: Known): Draft[] {
  const { booking, trip, papers, words } = known;
  const [now, paid] = [standing(papers), Math.max(0, paidOf(booking))];
  const fresh: Draft[] =
    paid > 0
      ? [{ kind: 'invoice', buyer, of: null, lines: linesOf(trip, paid, words), total: paid }]
      : [];
  if (now === null) return fresh;
  if (isSameBuyer(now.invoice.buyer, buyer) && paid <= now.net) return creditDrafts(known);
  return [creditOf(now, now.net, words), ...fresh];
}
