import type { SupplierView } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { DefinitionList } from '@wayfare/ui';
import { Code, Panel } from '@wayfare/workbench';
import type { BookingData } from './booking-loader';
import { LiveView, NoAnswer } from './live-view';

function View({ view }: { view: SupplierView }) {
  const { t } = useTranslation();
  if (!view.isAnswered) return <NoAnswer title={t(`supplier.failures.${view.why}`)} />;
  const { status, id, reference } = view;
  return (
    <DefinitionList
      items={[
        { term: t('supplier.status'), detail: t(`supplier.statuses.${status}`) },
        ...(reference === null
          ? []
          : [{ term: t('supplier.reference'), detail: <Code>{reference}</Code> }]),
        ...(id === null ? [] : [{ term: t('supplier.id'), detail: <Code>{id}</Code> }]),
      ]}
    />
  );
}

export function SupplierPanel({ supplier, asked }: Pick<BookingData, 'supplier' | 'asked'>) {
  const { t } = useTranslation();
  return (
    <Panel title={t('supplier.title')}>
      <LiveView answer={supplier} asked={asked} waiting={t('supplier.waiting')}>
        {(view) => <View view={view} />}
      </LiveView>
    </Panel>
  );
}
