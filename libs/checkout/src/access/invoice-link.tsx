import { ButtonLink } from '@wayfare/ui';
import { Actions, BookingSection, SmallPrint } from '../layout/booking-section';
import styles from '../outcome/outcome.module.css';
import { useTexts } from '../use-texts';
import { useInvoiceHref } from '../invoice/use-invoice-href';

/** Link to a booking's invoice, see `useInvoiceHref`; hidden in print. */
export function InvoiceLink({ id }: { id: string | undefined }) {
  const texts = useTexts('access');
  const href = useInvoiceHref(id);
  if (href === null) return null;
  return (
    <div className={styles.screenOnly}>
      <BookingSection id="booking-invoice" title={texts('invoiceTitle')}>
        <SmallPrint>{texts('invoiceText')}</SmallPrint>
        <Actions>
          <ButtonLink variant="secondary" to={href}>
            {texts('invoice')}
          </ButtonLink>
        </Actions>
      </BookingSection>
    </div>
  );
}
