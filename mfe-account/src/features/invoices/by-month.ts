import type { InvoicePaper } from '@wayfare/api-contract';

export interface InvoiceMonth {
  /** such as `2026-11` */
  readonly month: string;
  readonly papers: readonly InvoicePaper[];
}

/** Months and documents keep their order. */
export function byMonth(papers: readonly InvoicePaper[]): InvoiceMonth[] {
  const months = [...new Set(papers.map(({ issuedOn }) => issuedOn.slice(0, 7)))];
  return months.map((month) => ({
    month,
    papers: papers.filter(({ issuedOn }) => issuedOn.startsWith(month)),
  }));
}
