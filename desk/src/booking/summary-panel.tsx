import type { Detail } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { DefinitionList, type Definition } from '@wayfare/ui';
import { Code, Panel } from '@wayfare/workbench';
import type { ReactNode } from 'react';
import { Moment } from '../parts/moment';

type Booking = Detail['booking'];

/** Nothing where there is nothing to say. */
const row = (term: string, detail: ReactNode): Definition[] =>
  detail === null || detail === undefined ? [] : [{ term, detail }];
const moment = (at: string | null) => (at === null ? null : <Moment at={at} />);
const code = (word: string | null) => (word === null ? null : <Code>{word}</Code>);

export function SummaryPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const next = booking.isAtWork ? t('booking.atWork') : moment(booking.runAt);
  return (
    <Panel title={t('booking.summary')}>
      <DefinitionList
        items={[
          ...row(t('booking.state'), code(booking.state)),
          ...row(t('booking.stateSince'), moment(booking.stateSince)),
          ...row(t('booking.tries'), booking.tries),
          ...row(t('booking.next'), next),
          ...row(t('booking.reason'), code(booking.reason)),
          ...row(t('booking.heldUntil'), moment(booking.heldUntil)),
          ...row(t('booking.createdAt'), moment(booking.createdAt)),
          ...row(t('booking.supplierReference'), code(booking.supplierReference)),
          ...row(t('booking.supplierBooking'), code(booking.supplierBooking)),
          ...row(t('booking.language'), booking.language),
          ...row(t('booking.id'), code(booking.id)),
        ]}
      />
    </Panel>
  );
}
