import { useLoaderData } from '@wayfare/router';
import { Inline, Stack } from '@wayfare/ui';
import { Code, PageTitle } from '@wayfare/workbench';
import { Actions } from './actions';
import { BankPanel } from './bank-panel';
import type { BookingData } from './booking-loader';
import styles from './booking.module.css';
import { DifferencesPanel } from './differences-panel';
import { HistoryPanel } from './history-panel';
import { MoneyPanel } from './money-panel';
import { NotesPanel } from './notes-panel';
import { RefundsPanel } from './refunds-panel';
import { SummaryPanel } from './summary-panel';
import { SupplierPanel } from './supplier-panel';

export function BookingPage() {
  const { detail, supplier, bank, asked } = useLoaderData<BookingData>();
  const { booking } = detail;
  return (
    <Stack gap={4} key={booking.id}>
      <Inline gap={3} align="baseline">
        <PageTitle>{booking.reference}</PageTitle>
        <Code>{booking.status}</Code>
        <span>{booking.vertical}</span>
        <span>{booking.email}</span>
      </Inline>
      <DifferencesPanel differences={detail.differences} />
      <Actions detail={detail} />
      <div className={styles.columns}>
        <Stack gap={4}>
          <SummaryPanel booking={booking} />
          <MoneyPanel money={detail.money} />
          <SupplierPanel supplier={supplier} asked={asked} />
          <BankPanel bank={bank} asked={asked} />
        </Stack>
        <Stack gap={4}>
          <RefundsPanel refunds={detail.refunds} />
          <NotesPanel bookingId={booking.id} notes={detail.notes} />
          <HistoryPanel history={detail.history} />
        </Stack>
      </div>
    </Stack>
  );
}
