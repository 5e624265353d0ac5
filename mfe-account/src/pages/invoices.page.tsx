import { company, invoiceList } from '@wayfare/api-contract';
import type { MetaContext } from '@wayfare/remote-kit';
import { Stack } from '@wayfare/ui';
import { CompanyPart } from '../features/invoices/company-part';
import { InvoiceMonths } from '../features/invoices/invoice-months';
import { AreaPage } from '../ui/area/area-page';
import { OwnPart } from '../ui/area/own-part';
import { useOwn } from '../ui/area/use-own';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('invoices.title') };
}

function Invoices({ owner }: { owner: string }) {
  const issued = useOwn(invoiceList, owner);
  const kept = useOwn(company, owner);
  return (
    <Stack gap={5}>
      <OwnPart own={issued}>{(list) => <InvoiceMonths {...list} />}</OwnPart>
      <OwnPart own={kept}>{({ details }) => <CompanyPart details={details} />}</OwnPart>
    </Stack>
  );
}

export function Component() {
  return <AreaPage page="invoices" Content={Invoices} />;
}
