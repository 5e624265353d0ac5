import { closeDifference, mayAs, type Difference } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import { Code, type Column, type Outcome } from '@wayfare/workbench';
import { useSession } from '../api/session';
import { BookingLink } from '../parts/booking-link';
import { Closings } from '../parts/closings';
import { Side } from '../parts/difference-sides';
import { Moment } from '../parts/moment';
import { CloseAct } from './close-act';

function About({ of: { bookingId, reference, payment } }: { of: Difference }) {
  return (
    <>
      {bookingId === null ? null : (
        <BookingLink id={bookingId} reference={reference ?? bookingId} />
      )}{' '}
      {payment === null ? null : <Code>{payment}</Code>}
    </>
  );
}

function Found({ of: { foundAt, reopenedAt } }: { of: Difference }) {
  const { t } = useTranslation();
  return (
    <>
      <Moment at={foundAt} />
      {reopenedAt === null ? null : (
        <>
          <br />
          {t('differences.reopened')} <Moment at={reopenedAt} />
        </>
      )}
    </>
  );
}

/** How one that is not open ended: by a comparison, an operator, or both. */
function Ending({ of: { resolvedAt, closings } }: { of: Difference }) {
  const { t } = useTranslation();
  return (
    <Stack gap={2}>
      {resolvedAt === null ? null : (
        <span>
          {t('differences.gone')} <Moment at={resolvedAt} />
        </span>
      )}
      <Closings closings={closings} />
    </Stack>
  );
}

/** What an operator is told of an open one, and may do about it. */
function useEnding(isOpen: boolean, onDone: (outcome: Outcome) => void): Column<Difference>[] {
  const { t } = useTranslation();
  const { role } = useSession();
  const ending = {
    name: 'closing',
    head: t('differences.closing'),
    cell: (row: Difference) => <Ending of={row} />,
  };
  const seen = {
    name: 'seen',
    head: t('differences.seenAt'),
    cell: ({ seenAt }: Difference) => <Moment at={seenAt} />,
  };
  const act = {
    name: 'act',
    head: t('differences.close'),
    cell: (row: Difference) => (
      <Stack gap={2}>
        <Closings closings={row.closings} />
        {mayAs(role, closeDifference.role) ? <CloseAct difference={row} onDone={onDone} /> : null}
      </Stack>
    ),
  };
  return isOpen ? [seen, act] : [ending];
}

/** What is said of a difference, and of an open one what can be done. */
export function useColumns(
  isOpen: boolean,
  onDone: (outcome: Outcome) => void,
): [Column<Difference>, ...Column<Difference>[]] {
  const { t } = useTranslation();
  const ending = useEnding(isOpen, onDone);
  return [
    {
      name: 'about',
      head: t('differences.about'),
      cell: (row) => <About of={row} />,
    },
    {
      name: 'kind',
      head: t('differences.kind'),
      cell: ({ kind }) => t(`differences.kinds.${kind}`),
    },
    { name: 'ours', head: t('differences.ours'), cell: (row) => <Side of={row} side="ours" /> },
    {
      name: 'theirs',
      head: t('differences.theirs'),
      cell: (row) => <Side of={row} side="theirs" />,
    },
    { name: 'foundAt', head: t('differences.foundAt'), cell: (row) => <Found of={row} /> },
    ...ending,
  ];
}
