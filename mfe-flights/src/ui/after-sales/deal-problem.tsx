import {
  SubmitProblemBox,
  useRenewal,
  type BookingSubmit,
  type SubmitProblem,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';

interface Props {
  problem: SubmitProblem;
  reference: string;
  again: { href: string; label: string };
  /** requests it again; resolves with the path that shows it */
  renew: () => Promise<string>;
  onFail: BookingSubmit['fail'];
}

/** Codes that mean sold out. */
export const DEAL_GONE = ['NO_SEATS'];

/** The booking itself is unchanged (OQ-54). */
export function DealProblem({ problem, reference, again, renew, onFail }: Props) {
  const { t } = useTranslation('flights');
  const renewal = useRenewal({ renew, onFail, goneCodes: DEAL_GONE });
  const shown: SubmitProblem =
    problem.kind === 'details' ? { kind: 'gone', reason: 'INVALID_REQUEST' } : problem;
  const says =
    shown.kind === 'gone'
      ? { title: t('manage.problem.gone'), text: t('manage.problem.unchanged', { reference }) }
      : null;
  return (
    <SubmitProblemBox
      problem={shown}
      says={says}
      timingFieldId=""
      detailsHref={again.href}
      again={again}
      renewal={renewal}
    />
  );
}
