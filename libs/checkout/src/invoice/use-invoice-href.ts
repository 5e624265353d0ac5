import { useLanguage, usePlatform, withQuery } from '@wayfare/remote-kit';

export const INVOICE_ROUTE = 'account.invoice';

/** Path of a booking's invoice; null where unpublished, or by a link alone. */
export function useInvoiceHref(id: string | undefined): string | null {
  const language = useLanguage();
  const { hrefs } = usePlatform();
  if (id === undefined || !hrefs.has(INVOICE_ROUTE)) return null;
  return withQuery(hrefs.href(INVOICE_ROUTE, language), new URLSearchParams({ booking: id }));
}
