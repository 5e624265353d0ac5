import { errorMessageKey, isApiError } from '@wayfare/api-client';
import { queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { invoiceState } from '@wayfare/api-contract';
import { BookingPage } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { ButtonLink, FailurePanel, Inline, Notice, Waiting } from '@wayfare/ui';
import { stateOf } from '../../api/invoices.api';
import { paths } from '../../domain/paths';
import { InvoiceOfBooking } from './invoice-of-booking';

function NoBooking({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <>
      {isClosed ? (
        <Notice tone="warning" title={t('invoices.closed')}>
          {t('invoices.closedText')}
        </Notice>
      ) : (
        <p>{t('invoices.lead')}</p>
      )}
      <Inline gap={3}>
        <ButtonLink to={paths.findBooking(language)}>{t('menu.findBooking')}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.bookings(language)}>
          {t('menu.bookings')}
        </ButtonLink>
      </Inline>
    </>
  );
}

const isNothing = (error: unknown) => isApiError(error) && error.code === 'NOT_FOUND';

/** Unknown or somebody else's booking; an API without this call is another failure. */
function isClosed(error: unknown): boolean {
  if (!isApiError(error) || !isNothing(error)) return false;
  const [first] = error.errors;
  return typeof first === 'object' && first.field === 'booking_id';
}

function Asked({ id }: { id: string }) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const { user } = useSession();
  const request = { booking_id: id, language };
  const { data, error, refetch } = useQuery({
    // the session decides what is accessible
    queryKey: [...queryKey(invoiceState, request), user],
    queryFn: ({ signal }) => stateOf(api, { id, language }, signal),
  });
  if (data !== undefined) return <InvoiceOfBooking key={data.booking_id} state={data} />;
  if (isClosed(error)) return <NoBooking isClosed />;
  if (error !== null)
    return (
      <FailurePanel
        title={t(isNothing(error) ? 'invoices.away' : errorMessageKey(error))}
        text={t('area.loadFailed')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
      />
    );
  return <Waiting text={t('common:loading')} height={240} />;
}

/** For the booker, with or without an account, and for a session that found the booking. */
export function BookingInvoice({ id }: { id: string }) {
  const { t } = useTranslation('account');
  return (
    <BookingPage>
      <h1>{t('invoice.title')}</h1>
      {id === '' ? <NoBooking isClosed={false} /> : <Asked id={id} />}
    </BookingPage>
  );
}
