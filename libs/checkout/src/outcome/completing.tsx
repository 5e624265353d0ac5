import { ButtonLink, Notice, Spinner } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../use-texts';
import { OutcomeHeading } from './outcome-heading';
import styles from './outcome.module.css';
import { useReturned } from './use-returned';

/** Pending booking; leaving the page cancels nothing. */
export function Completing({
  heading,
  children,
}: {
  heading: 'checking' | 'completing';
  children?: ReactNode;
}) {
  const texts = useTexts('outcome');
  return (
    <div className={styles.waiting}>
      {heading === 'checking' ? (
        <h1>{texts('checking.heading')}</h1>
      ) : (
        <OutcomeHeading text={texts('completing.heading')} />
      )}
      <div className={styles.waiting}>
        <p>
          <Spinner /> {texts(`${heading}.text`)}
        </p>
        <p>{texts('leave')}</p>
      </div>
      {children}
    </div>
  );
}

interface PayAgain {
  reference: string;
  /** null in another tab than the one that booked */
  payHref: string | null;
}

/** Unpaid booking, possibly just paid; abandoning it at the bank leads back. */
export function Unpaid(props: PayAgain) {
  const texts = useTexts('outcome');
  const { payHref } = props;
  const returned = useReturned();
  if (returned === 'failed')
    return <LeftUnpaid {...props} heading={texts('notPaidHeading')} hint={texts('notPaidHint')} />;
  return (
    <Completing heading="completing">
      {payHref !== null && (
        <div>
          <p>{returned === null ? texts('unpaidHint') : texts('bankTells')}</p>
          <p>
            <ButtonLink variant="secondary" to={payHref}>
              {texts('toPayment')}
            </ButtonLink>
          </p>
        </div>
      )}
    </Completing>
  );
}

interface LeftProps extends PayAgain {
  heading?: string;
  hint?: string;
}

/** Return from a payment page without payment. */
export function LeftUnpaid({ reference, payHref, heading, hint }: LeftProps) {
  const texts = useTexts('outcome');
  return (
    <>
      <OutcomeHeading text={heading ?? texts('leftHeading')} />
      <Notice tone="info" title={texts('nothingCharged')}>
        {texts('leftText', { reference })} {hint}
      </Notice>
      {payHref !== null && (
        <p>
          <ButtonLink to={payHref}>{texts('toPayment')}</ButtonLink>
        </p>
      )}
    </>
  );
}
