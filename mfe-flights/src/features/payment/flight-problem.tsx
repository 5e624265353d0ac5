import type { FlightQuote } from '@wayfare/api-contract';
import { SubmitProblemBox, type BookingSubmit, type SubmitProblem } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { resultsHref, stepHref, type WizardQuery } from '../../domain/wizard/wizard-query';
import { hrefOfStep } from '../../domain/wizard/wizard-steps';
import { useFlightRenewal } from './use-book-flight';

/** A problem of extras leads to the step where they were chosen. */
const STEP_OF = { SEAT_TAKEN: 'seats', BAGS_FAILED: 'bags' } as const;
const stepOf = (problem: SubmitProblem) =>
  problem.kind === 'gone'
    ? (Object.entries(STEP_OF).find(([code]) => code === problem.reason)?.[1] ?? null)
    : null;

interface Props {
  problem: SubmitProblem;
  quote: FlightQuote;
  query: WizardQuery;
  payId: string;
  onFail: BookingSubmit['fail'];
}

/** Retry, or another flight (FLT-40). */
export function FlightProblem({ problem, quote, query, payId, onFail }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const agreed =
    problem.kind === 'priceChanged' && problem.now !== null ? problem.now : quote.ledger.total;
  const renewal = useFlightRenewal(quote, query, { agreed, onFail });
  const isGone = problem.kind === 'gone' && problem.reason !== 'OFFER_EXPIRED';
  const step = stepOf(problem);
  const again =
    step === null
      ? { href: resultsHref(query, language), label: t('priceChange.other') }
      : { href: hrefOfStep(step, query, language), label: t(`review.edit.${step}`) };
  return (
    <SubmitProblemBox
      problem={problem}
      says={
        isGone
          ? { title: t(`payment.gone.${problem.reason}`), text: t('payment.nothingBooked') }
          : null
      }
      timingFieldId={payId}
      detailsHref={stepHref.travellers({ ...query, quote: '' }, language)}
      again={again}
      renewal={isGone ? null : renewal}
    />
  );
}
