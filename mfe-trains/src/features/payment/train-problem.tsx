import type { TrainBasket } from '@wayfare/api-contract';
import { SubmitProblemBox, type BookingSubmit, type SubmitProblem } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { paths } from '../../domain/paths';
import { useTrainRenewal, type NotOpened } from './use-pay-trains';

interface Props {
  problem: SubmitProblem;
  notOpened: NotOpened | null;
  basket: TrainBasket;
  onFail: BookingSubmit['fail'];
}

/** Texts by section 8, and how to go on (TRN-69). */
export function TrainProblem({ problem, notOpened, basket, onFail }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const agreed =
    problem.kind === 'priceChanged' && problem.now !== null ? problem.now : basket.ledger.total;
  const renewal = useTrainRenewal(basket, { agreed, onFail });
  const titles = { logged: t('common:mustBeLogged'), failed: t('payment.notOpened') };
  return (
    <SubmitProblemBox
      problem={problem}
      says={
        notOpened === null || problem.kind !== 'failed'
          ? null
          : { title: titles[notOpened], text: t(`payment.${notOpened}Text`) }
      }
      timingFieldId="pay"
      detailsHref={paths.passengers(language)}
      again={{ href: paths.checkout(language), label: t('payment.back') }}
      renewal={renewal}
    />
  );
}
