import type { Alert, Case } from './monitoring-files';

export const runbookOf = (alert: string): string =>
  `${alert.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.md`;

interface Around {
  readonly cases: readonly Case[];
  readonly runbooks: ReadonlyMap<string, string>;
}

interface AlertRule {
  readonly says: string;
  readonly holds: (alert: Alert, around: Around) => boolean;
}

const looksOf = ({ alert }: Alert, cases: readonly Case[]) =>
  cases
    .filter(({ name }) => name === alert)
    .flatMap(({ promql_expr_test: looks }) => looks)
    .filter(({ expr }) => expr.includes(`ALERTS{alertname="${alert}", alertstate="firing"}`));

const RULES: readonly AlertRule[] = [
  {
    says: 'links to its runbook',
    holds: ({ alert, annotations: { runbook_url: url } }) =>
      url === `{{ $externalLabels.runbooks }}/${runbookOf(alert)}`,
  },
  {
    says: 'has a runbook',
    holds: ({ alert }, { runbooks }) => runbooks.has(runbookOf(alert)),
  },
  {
    says: 'is in the list of runbooks',
    holds: ({ alert }, { runbooks }) =>
      runbooks.get('README.md')?.includes(`[${alert}](${runbookOf(alert)})`) === true,
  },
  {
    says: 'has a case in which it fires',
    holds: (alert, { cases }) =>
      looksOf(alert, cases).some(({ exp_samples: samples }) =>
        samples.some(({ labels }) => labels.includes(`alertname="${alert.alert}"`)),
      ),
  },
  {
    says: 'has a case in which it is quiet',
    holds: (alert, { cases }) =>
      looksOf(alert, cases).some(({ exp_samples: samples }) => samples.length === 0),
  },
];

export const alertFaults = (alerts: readonly Alert[], around: Around): string[] =>
  alerts.flatMap((alert) =>
    RULES.filter(({ holds }) => !holds(alert, around)).map(({ says }) => `${alert.alert}: ${says}`),
  );
