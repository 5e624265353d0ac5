import type { FlightOffer } from '@wayfare/api-contract';
import { useRenewal, type Renewal, type SubmitProblem } from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useState } from 'react';
import { quoteFlight } from '../../api/flights.api';
import { quoteRequest } from '../../domain/draft/quote-request';
import { chosenFor } from '../../domain/draft/stored-flight';
import { readWizardQuery, stepHref, writeWizardQuery } from '../../domain/wizard/wizard-query';
import { readFlightStore } from '../../state/flight-store';
import { useRefresh } from '../../ui/wizard/use-refresh';

interface TryAgain extends Renewal {
  /** why a retry fails; not for an expired offer, whose flights are found again */
  problem: Extract<SubmitProblem, { kind: 'failed' }> | 'gone' | null;
}

interface Asked {
  flight: FlightOffer | null;
  search: string;
  /** the total agreed to by retrying; null keeps the former agreement */
  agreed: string | null;
}

/** Repeats flights, travellers, bags and seats at a fresh price, shown by check and pay. */
export function useTryAgain({ flight, search, agreed }: Asked): TryAgain {
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Extract<SubmitProblem, { kind: 'failed' }> | null>(null);
  const query = { ...readWizardQuery(writeWizardQuery({ search })), offer: flight?.id ?? '' };
  const refreshed = useRefresh('payment', query);

  async function renew(offer: FlightOffer): Promise<string> {
    const request = quoteRequest({
      offer,
      services: chosenFor(readFlightStore(), offer),
      language,
    });
    const { quote_id: quote } = await quoteFlight(
      api,
      agreed === null ? request : { ...request, shown_total: agreed },
    );
    return stepHref.payment({ ...query, quote }, language);
  }

  function handleFail(found: SubmitProblem): void {
    if (found.kind === 'gone' && flight !== null) refreshed.refresh(flight);
    else if (found.kind === 'failed') setProblem(found);
    // check and pay names the seat or bag that is gone
    else void navigate(stepHref.payment(query, language));
  }

  const { renew: run, isRenewing } = useRenewal({
    renew: flight === null ? null : () => renew(flight),
    onFail: handleFail,
  });
  const isGone = refreshed.state === 'gone';
  const failed =
    refreshed.state === 'failed'
      ? ({ kind: 'failed', messageKey: 'common:unexpected' } as const)
      : problem;
  return {
    renew: run,
    isRenewing: isRenewing || refreshed.state === 'busy',
    problem: isGone ? 'gone' : failed,
  };
}
