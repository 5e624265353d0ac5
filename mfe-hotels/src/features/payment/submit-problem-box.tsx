import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, ButtonLink } from '@wayfare/ui';
import { hotelHref, stepHref, type BookingQuery } from '../booking/booking-query';
import bookingStyles from '../booking/booking.module.css';
import type { SubmitProblem } from './submit-problem';
import styles from './payment.module.css';

interface Props {
  problem: SubmitProblem;
  query: BookingQuery;
  timingFieldId: string;
  /** asks for the price of the same room once more; null where the room is not known */
  onRenew: (() => void) | null;
  isRenewing: boolean;
}

/** The focus goes to what went wrong as it appears. */
const takeFocus = (box: HTMLElement | null) => box?.focus();

function useText(problem: SubmitProblem): { title: string; text: string | null } {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  switch (problem.kind) {
    case 'gone':
      return { title: t(`booking.gone.${problem.reason}`), text: t(`booking.goneText.${problem.reason}`) };
    case 'card':
      return { title: problem.message, text: null };
    case 'declined':
      return { title: t('pay.problem.declined'), text: `${problem.message} ${t('pay.problem.declinedText')}`.trim() };
    case 'priceChanged': {
      const { before, now } = problem;
      return { title: t('price.changed'), text: before === null || now === null ? t('pay.problem.priceChangedText') : t('price.fromTo', { before: price(before), now: price(now) }) };
    }
    case 'failed':
      return { title: t(problem.messageKey), text: t('pay.problem.failedText') };
    default:
      return { title: t(`pay.problem.${problem.kind}`), text: t(`pay.problem.${problem.kind}Text`) };
  }
}

function WaysOn({ problem, query, timingFieldId, onRenew, isRenewing }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  if (problem.kind === 'timing') return <a href={`#${timingFieldId}`}>{t('step2.choosePayment')}</a>;
  if (problem.kind === 'details') return <ButtonLink to={stepHref.step1({ ...query, note: null }, language)}>{t('step2.editDetails')}</ButtonLink>;
  if (problem.kind !== 'priceChanged' && problem.kind !== 'gone') return null;
  return (
    <div className={bookingStyles.actions}>
      {onRenew !== null && !(problem.kind === 'gone' && problem.reason === 'NO_ROOMS') && (
        <Button variant="secondary" isBusy={isRenewing} onClick={onRenew}>
          {t(problem.kind === 'priceChanged' ? 'price.accept' : 'pay.renew')}
        </Button>
      )}
      <ButtonLink variant="secondary" to={hotelHref(query, language)}>
        {t(problem.kind === 'priceChanged' ? 'price.chooseAgain' : 'booking.searchAgain')}
      </ButtonLink>
    </div>
  );
}

/** What kept the booking from being made, and what to do about it (ERR-25). */
export function SubmitProblemBox(props: Props) {
  const { title, text } = useText(props.problem);
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className={styles.problem}>
      <h2>{title}</h2>
      {text !== null && <p>{text}</p>}
      <WaysOn {...props} />
    </div>
  );
}
