import { Button, Checkbox, laterPart, Notice, Skeleton, takeFocus, useHydrated } from '@wayfare/ui';
import { Suspense } from 'react';
import { BookingSection, FieldGrid, SmallPrint } from '../layout/booking-section';
import type { CheckoutDetailsProps } from './checkout-details';
import styles from './invoice.module.css';
import { useTexts } from '../use-texts';
import type { BusinessInvoice } from './use-business-invoice';

/** Fallback when the form's chunk fails: paying goes on. */
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

/** Pixel heights of the fields; the last two have a hint. */
const HEIGHTS = [70, 70, 70, 70, 70, 70, 110, 110];

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
  isInvoiced?: boolean | undefined;
}

type OfWish = Pick<PartProps, 'wish'>;

/** Fixed height: a member's company loads after the page. */
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

/** Offer of a business invoice and its form; empty where no vertical shows invoices. */
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
