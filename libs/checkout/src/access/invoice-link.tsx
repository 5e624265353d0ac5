import { useLanguage, usePlatform, withQuery } from '@wayfare/remote-kit';
import { ButtonLink } from '@wayfare/ui';
import { Actions, BookingSection, SmallPrint } from '../layout/booking-section';
import classes from '../outcome/outcome.module.css';
import { ACCESS_TEXTS } from './access-texts';

/** By whom invoices are made. */
const INVOICE_ROUTE = 'account.invoice';

/** The way to a booking's invoice; nothing where nobody makes any, and for whoever has a link alone. Not on paper. */
export function InvoiceLink({ id }: { id: string | undefined }) {
  const language = useLanguage();
  const { hrefs } = usePlatform();
  if (id === undefined || !hrefs.has(INVOICE_ROUTE)) return null;
  const texts = ACCESS_TEXTS[language];
  const query = new URLSearchParams({ booking: id });
  return (
    <div className={classes.screenOnly}>
      <BookingSection id="booking-invoice" title={texts.invoiceTitle}>
        <SmallPrint>{texts.invoiceText}</SmallPrint>
        <Actions>
          <ButtonLink
            variant="secondary"
            to={withQuery(hrefs.href(INVOICE_ROUTE, language), query)}
          >
            {texts.invoice}
          </ButtonLink>
        </Actions>
      </BookingSection>
    </div>
  );
}
