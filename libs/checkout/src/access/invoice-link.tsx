import { useLanguage, usePlatform, withQuery } from '@wayfare/remote-kit';
import { TextLink } from '@wayfare/ui';
import classes from '../outcome/outcome.module.css';
import { ACCESS_TEXTS } from './access-texts';

/** By whom invoices are made. */
const INVOICE_ROUTE = 'account.invoice';

/** The way to a booking's invoice; nothing where nobody makes any, and for whoever has a link alone. Not on paper. */
export function InvoiceLink({ id }: { id: string | undefined }) {
  const language = useLanguage();
  const { hrefs } = usePlatform();
  if (id === undefined || !hrefs.has(INVOICE_ROUTE)) return null;
  const query = new URLSearchParams({ booking: id });
  return (
    <p className={classes.screenOnly}>
      <TextLink to={withQuery(hrefs.href(INVOICE_ROUTE, language), query)}>
        {ACCESS_TEXTS[language].invoice}
      </TextLink>
    </p>
  );
}
