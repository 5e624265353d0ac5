import type { ComponentProps } from 'react';
import { SubmitProblemBox } from '../pay/submit-problem-box';
import type { SubmitProblem } from '../submit/submit-problem';
import { useRenewal, type BookingSubmit } from '../submit/use-submit';

/** Codes that mean sold out. */
export const CHANGE_GONE = ['NO_SEATS'];

interface ChangeProblemProps {
  problem: SubmitProblem;
  gone: { title: string; text: string };
  again: ComponentProps<typeof SubmitProblemBox>['again'];
  /** where the choice is corrected */
  detailsHref: string;
  /** requests it again; resolves with the path that shows it */
  renew: () => Promise<string>;
  onFail: BookingSubmit['fail'];
}

/** Why a booking was not changed; it is as it was (OQ-54). */
export function ChangeProblem({
  problem,
  gone,
  again,
  detailsHref,
  renew,
  onFail,
}: ChangeProblemProps) {
  const renewal = useRenewal({ renew, onFail, goneCodes: CHANGE_GONE });
  const shown: SubmitProblem =
    problem.kind === 'details' ? { kind: 'gone', reason: 'INVALID_REQUEST' } : problem;
  return (
    <SubmitProblemBox
      problem={shown}
      says={shown.kind === 'gone' ? gone : null}
      timingFieldId=""
      detailsHref={detailsHref}
      again={again}
      renewal={renewal}
    />
  );
}
