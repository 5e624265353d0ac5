import type { Quote } from '@wayfare/api-contract';
import { SubmitProblemBox, type BookingSubmit, type SubmitProblem } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { hotelHref, stepHref, type BookingQuery } from '../../domain/booking/booking-query';
import { useRoomRenewal } from './use-book-stay';

interface Props {
  problem: SubmitProblem;
  quote: Quote;
  query: BookingQuery;
  timingFieldId: string;
  onFail: BookingSubmit['fail'];
}

export function StayProblem({ problem, quote, query, timingFieldId, onFail }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const renewal = useRoomRenewal(quote, query, onFail);
  const isTaken = problem.kind === 'gone' && problem.reason === 'NO_ROOMS';
  return (
    <SubmitProblemBox
      problem={problem}
      says={
        isTaken ? { title: t('booking.gone.NO_ROOMS'), text: t('booking.goneText.NO_ROOMS') } : null
      }
      timingFieldId={timingFieldId}
      detailsHref={stepHref.step1({ ...query, note: null }, language)}
      again={{
        href: hotelHref(query, language),
        label: t(problem.kind === 'priceChanged' ? 'price.chooseAgain' : 'booking.searchAgain'),
      }}
      renewal={isTaken ? null : renewal}
    />
  );
}
