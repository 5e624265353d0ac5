import type { BankPayment } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { DefinitionList, Stack, type Definition } from '@wayfare/ui';
import { Code, Panel } from '@wayfare/workbench';
import { Amount } from '../parts/amount';
import type { BookingData } from './booking-loader';
import styles from './booking.module.css';
import { LiveView, NoAnswer } from './live-view';

function Payment({ payment }: { payment: BankPayment }) {
  const { t } = useTranslation();
  if (!payment.isAnswered)
    return (
      <Stack gap={2}>
        <p>
          <Code>{payment.id}</Code>
        </p>
        <NoAnswer title={t(`bank.failures.${payment.why}`)} />
      </Stack>
    );
  const refunds = payment.refunds.map(({ status, amount }): Definition => ({
    term: t('bank.refund'),
    detail: (
      <>
        <Amount cents={amount} /> <Code>{status}</Code>
      </>
    ),
  }));
  return (
    <DefinitionList
      items={[
        { term: t('bank.payment'), detail: <Code>{payment.id}</Code> },
        { term: t('bank.status'), detail: <Code>{payment.status}</Code> },
        { term: t('bank.mode'), detail: t(`bank.modes.${payment.mode}`) },
        { term: t('bank.amount'), detail: <Amount cents={payment.amount} /> },
        { term: t('bank.captured'), detail: <Amount cents={payment.captured} /> },
        ...refunds,
        ...(payment.failure === null
          ? []
          : [{ term: t('bank.failure'), detail: <Code>{payment.failure}</Code> }]),
      ]}
    />
  );
}

export function BankPanel({ bank, asked }: Pick<BookingData, 'bank' | 'asked'>) {
  const { t } = useTranslation();
  return (
    <Panel title={t('bank.title')}>
      <LiveView answer={bank} asked={asked} waiting={t('bank.waiting')}>
        {({ payments }) =>
          payments.length === 0 ? (
            <p>{t('bank.none')}</p>
          ) : (
            <ul role="list" className={styles.list}>
              {payments.map((payment) => (
                <li key={payment.id} className={styles.payment}>
                  <Payment payment={payment} />
                </li>
              ))}
            </ul>
          )
        }
      </LiveView>
    </Panel>
  );
}
