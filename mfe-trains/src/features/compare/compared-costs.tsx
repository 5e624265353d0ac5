import { useQuery } from '@wayfare/api-client/query-cache';
import type { PassOffer, PassOrTicketsResult } from '@wayfare/api-contract';
import { formatMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { FailurePanel, Notice, SelectField } from '@wayfare/ui';
import { useState } from 'react';
import { passOrTicketsQuery } from '../../api/search.api';
import { travelClassOf } from '../../domain/fares/pass-facts';
import { priceOf } from '../../domain/fares/shown-price';
import type { PassSearch } from '../../domain/search/criteria';
import { idOf } from '../../ui/search/field-id';
import { breakEven, covers, fittingPass } from './break-even';
import styles from './compare.module.css';
import { CostTable } from './cost-table';
import { journeysRequest, type Journeys } from './journeys';
import { Verdict } from './verdict';

interface Props {
  asked: Journeys;
  search: PassSearch;
  passes: readonly PassOffer[];
}

function Costs({
  result: { journeys },
  search,
  passes,
}: Pick<Props, 'search' | 'passes'> & { result: PassOrTicketsResult }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const days = journeys.map(({ date }) => date);
  const pass = passes.find(({ id }) => id === chosen) ?? fittingPass(passes, days, search.date);
  if (pass === undefined) return null;
  const comparison = breakEven(priceOf(pass), journeys);
  return (
    <>
      <SelectField
        id={idOf('comparedPass')}
        name="comparedPass"
        label={t('compare.pass')}
        value={pass.id}
        options={passes.map((option) => ({
          value: option.id,
          label: t('compare.passOption', {
            name: option.label,
            travelClass: t(`passes.class.${travelClassOf(option.travelClass.code)}`),
            price: formatMoney(priceOf(option), language),
          }),
        }))}
        onChange={setChosen}
      />
      {!covers(pass, days, search.date) && (
        <Notice tone="warning" title={t('compare.notCovered')} />
      )}
      <div role="status">
        <Verdict comparison={comparison} />
      </div>
      <CostTable journeys={journeys} pass={priceOf(pass)} comparison={comparison} />
    </>
  );
}

export function ComparedCosts({ asked, search, passes }: Props) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const request = { ...journeysRequest(asked, search.passengers), language };
  const { data, isError, isFetching, refetch } = useQuery(passOrTicketsQuery(api, request));
  return (
    <div className={styles.costs} aria-busy={isFetching}>
      {data === undefined && isFetching && <p role="status">{t('compare.searching')}</p>}
      {isError && !isFetching && (
        <FailurePanel
          title={t('compare.failed')}
          retryLabel={t('results.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && <Costs result={data} search={search} passes={passes} />}
    </div>
  );
}
