import type { MetaContext } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import { BookingInvoice } from '../features/invoices/booking-invoice';

const LONGEST_ID = 80;

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('invoice.title'), description: t('invoices.lead') };
}

export function Component() {
  const [query] = useSearchParams();
  const id = query.get('booking') ?? '';
  return <BookingInvoice key={id} id={id.slice(0, LONGEST_ID)} />;
}
