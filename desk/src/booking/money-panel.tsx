import type { Detail } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { DefinitionList, type Definition } from '@wayfare/ui';
import { Code, Panel } from '@wayfare/workbench';
import { Amount } from '../parts/amount';
import { Moment } from '../parts/moment';

export function MoneyPanel({ money }: { money: Detail['money'] }) {
  const { t } = useTranslation();
  const amount = (term: string, cents: number): Definition => ({
    term,
    detail: <Amount cents={cents} />,
  });
  return (
    <Panel title={t('money.title')}>
      <DefinitionList
        items={[
          { term: t('money.paymentState'), detail: <Code>{money.paymentState}</Code> },
          amount(t('money.total'), money.total),
          amount(t('money.dueNow'), money.dueNow),
          amount(t('money.dueLater'), money.dueLater),
          ...(money.chargeAt === null
            ? []
            : [{ term: t('money.chargeAt'), detail: <Moment at={money.chargeAt} /> }]),
          amount(t('money.captured'), money.captured),
          amount(t('money.refunded'), money.refunded),
          amount(t('money.refundDue'), money.refundDue),
          amount(t('money.refundable'), money.refundable),
        ]}
      />
    </Panel>
  );
}
