import { Button, Checkbox, laterPart, Notice, Skeleton, takeFocus, useHydrated } from '@wayfare/ui';
import { Suspense } from 'react';
import { BookingSection, FieldGrid, SmallPrint } from '../layout/booking-section';
import type { CheckoutDetailsProps } from './checkout-details';
import styles from './invoice.module.css';
import { useTexts } from '../use-texts';
import type { BusinessInvoice } from './use-business-invoice';

/** In place of the form: who pays may still do without. */
function FormAway(_props: CheckoutDetailsProps) {
  return <Notice tone="warning" title={useTexts('offer')('away')} />;
}

const CheckoutDetails = laterPart<CheckoutDetailsProps>(
  () =>
    import(/* webpackChunkName: "invoice-form" */ './checkout-details').then(
      (form) => form.CheckoutDetails,
    ),
  FormAway,
);

/** Of the fields in their order; the last two have a line below their label. */
const HEIGHTS = [70, 70, 70, 70, 70, 70, 110, 110];

/** The room of the form, so that nothing moves once it is there. */
function FormRoom() {
  return (
    <div aria-busy="true">
      <FieldGrid>
        {HEIGHTS.map((height, field) => (
          <Skeleton key={field} height={height} />
        ))}
      </FieldGrid>
    </div>
  );
}

interface PartProps {
  wish: BusinessInvoice['wish'];
  /** see `useBusinessInvoice` */
  isInvoiced?: boolean | undefined;
}

type OfWish = Pick<PartProps, 'wish'>;

/** In one place of one height: a member's company is known only after the page. */
function Hint({ wish: { isWanted, madeOutTo, change } }: OfWish) {
  const texts = useTexts('offer');
  return (
    <div className={styles.line}>
      {isWanted && madeOutTo !== null ? (
        <>
          <p>{texts('madeOutTo', { company: madeOutTo.company })}</p>
          <Button variant="quiet" size="small" onClick={change}>
            {texts('change')}
          </Button>
        </>
      ) : (
        <SmallPrint>{texts('hint')}</SmallPrint>
      )}
    </div>
  );
}

function WhoFor({ wish: { isChanging, form } }: OfWish) {
  const texts = useTexts('offer');
  return (
    <>
      <h3 tabIndex={-1} ref={isChanging ? takeFocus : undefined}>
        {texts('details')}
      </h3>
      <Suspense fallback={<FormRoom />}>
        <CheckoutDetails {...form} />
      </Suspense>
    </>
  );
}

/** The offer of an invoice for a business, and who it is made out to; nothing where nobody shows invoices. */
export function BusinessInvoicePart({ wish, isInvoiced = true }: PartProps) {
  const texts = useTexts('offer');
  const isHydrated = useHydrated();
  if (!wish.isOffered) return null;
  return (
    <BookingSection id="business-invoice" title={texts('title')}>
      {isInvoiced ? (
        <>
          <div>
            <Checkbox
              name="businessInvoice"
              label={texts('wanted')}
              isChecked={wish.isWanted}
              isDisabled={!isHydrated}
              onChange={wish.want}
            />
            <Hint wish={wish} />
          </div>
          {wish.isWanted && wish.madeOutTo === null && <WhoFor wish={wish} />}
        </>
      ) : (
        <SmallPrint>{texts('atProperty')}</SmallPrint>
      )}
    </BookingSection>
  );
}
