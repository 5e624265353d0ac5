import { formatMoney, parseMoney } from '@wayfare/domain';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Button, buttonClass, Notice } from '@wayfare/ui';
import type { FormEvent, ReactNode } from 'react';
import { SmallPrint } from '../layout/booking-section';
import type { SubmitState } from '../submit/use-submit';
import { useTexts } from '../use-texts';
import styles from './pay.module.css';

/** Unpublished, the terms are plain text. */
const TERMS_ROUTE = 'content.terms';

function AgreedTerms({ agree }: { agree: string }) {
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const termsLink = useTexts('pay')('termsLink');
  return (
    <SmallPrint>
      {agree}{' '}
      {hrefs.has(TERMS_ROUTE) ? (
        <Link to={hrefs.href(TERMS_ROUTE, language)} target="_blank">
          {termsLink}
        </Link>
      ) : (
        termsLink
      )}
    </SmallPrint>
  );
}

interface PayFormProps {
  submit: SubmitState;
  total: string;
  /** agreed to beside the terms, up to "and to the" */
  agree: string;
  /** without a payment now; otherwise the button states the obligation */
  submitLabel?: string | undefined;
  /** obligation towards the property alone */
  isAtProperty?: boolean | undefined;
  isReady: boolean;
  onSubmit: () => void;
  children?: ReactNode;
}

/** Final check and the binding button, with problems above. */
export function PayForm({
  submit,
  total,
  agree,
  submitLabel,
  isAtProperty = false,
  isReady,
  onSubmit,
  children,
}: PayFormProps) {
  const language = useLanguage();
  const texts = useTexts('pay');
  const isBusy = submit.state === 'busy';
  const bound = texts(isAtProperty ? 'submitAtProperty' : 'submit', {
    total: formatMoney(parseMoney(total), language),
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isReady) onSubmit();
  }

  if (submit.state === 'hosted') {
    return (
      <Notice tone="info" title={texts('hostedReady')}>
        <p>{texts('hostedReadyText')}</p>
        <a className={buttonClass({ variant: 'primary' })} href={submit.url}>
          {texts('hostedLink')}
        </a>
      </Notice>
    );
  }
  return (
    <form noValidate aria-label={texts('form')} className={styles.pay} onSubmit={handleSubmit}>
      {children}
      <AgreedTerms agree={agree} />
      <Button type="submit" isBusy={isBusy} aria-disabled={isBusy} disabled={!isReady}>
        {submitLabel ?? bound}
      </Button>
      <SmallPrint role="status">{isBusy ? texts('busy') : ''}</SmallPrint>
      <noscript>{texts('needsScript')}</noscript>
    </form>
  );
}
