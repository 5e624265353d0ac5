import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, Notice, Spinner } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { OUTCOME_TEXTS } from './outcome-texts';
import { OutcomeHeading } from './outcome-heading';
import classes from './outcome.module.css';

/** The booking is being made, or asked for. Leaving this page cancels nothing. */
export function Completing({
  heading,
  children,
}: {
  heading: 'checking' | 'completing';
  children?: ReactNode;
}) {
  const texts = OUTCOME_TEXTS[useLanguage()];
  return (
    <div className={classes.waiting}>
      {heading === 'checking' ? (
        <h1>{texts.checking.heading}</h1>
      ) : (
        <OutcomeHeading text={texts.completing.heading} />
      )}
      <div className={classes.waiting}>
        <p>
          <Spinner /> {texts[heading].text}
        </p>
        <p>{texts.leave}</p>
      </div>
      {children}
    </div>
  );
}

interface PayAgain {
  /** where the booking can be paid; null in another tab than the one that made it */
  payHref: string | null;
}

/** A booking that still waits for its card, which may just have been given. */
export function Unpaid({ payHref }: PayAgain) {
  const texts = OUTCOME_TEXTS[useLanguage()];
  return (
    <Completing heading="completing">
      {payHref !== null && (
        <div>
          <p>{texts.unpaidHint}</p>
          <p>
            <ButtonLink variant="secondary" to={payHref}>
              {texts.toPayment}
            </ButtonLink>
          </p>
        </div>
      )}
    </Completing>
  );
}

/** Back from the provider's payment page without paying. */
export function LeftUnpaid({ reference, payHref }: PayAgain & { reference: string }) {
  const texts = OUTCOME_TEXTS[useLanguage()];
  return (
    <>
      <OutcomeHeading text={texts.leftHeading} />
      <Notice tone="info" title={texts.nothingCharged}>
        {texts.leftText(reference)}
      </Notice>
      {payHref !== null && (
        <p>
          <ButtonLink to={payHref}>{texts.toPayment}</ButtonLink>
        </p>
      )}
    </>
  );
}
