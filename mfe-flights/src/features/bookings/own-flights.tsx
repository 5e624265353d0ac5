import { BookingPage, BookingSection } from '@wayfare/checkout';
import { BOOKING_FILTERS, toBookingFilter, type BookingFilter } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useLocation, useSearchParams } from '@wayfare/router';
import { useLoginPopup, usePresence } from '@wayfare/session';
import { ButtonLink, Notice, Skeleton } from '@wayfare/ui';
import { BookingFilters, MustBeLogged } from '@wayfare/ui/booking';
import { useState } from 'react';
import { paths } from '../../domain/paths';
import styles from './bookings.module.css';
import { FlightList } from './flight-list';

/** Pages of other verticals: login and "find my booking". */
const LOGIN_ROUTE = 'account.login';
const FIND_ROUTE = 'account.find-booking';

function Visitor() {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const { pathname, search } = useLocation();
  const [, dispatch] = useLoginPopup();
  const back = new URLSearchParams({ return: `${pathname}${search}` });
  const loginHref = hrefs.has(LOGIN_ROUTE) ? `${hrefs.href(LOGIN_ROUTE, language)}?${back}` : null;
  return (
    <MustBeLogged
      t={t}
      help={t('bookings.mustBeLoggedHelp')}
      loginHref={loginHref}
      onLogin={() => dispatch({ type: 'show', component: 'login' })}
    />
  );
}

function countsOf(
  told: Readonly<Record<string, number>> | null,
): Record<BookingFilter, number> | null {
  if (told?.all === undefined) return null;
  return Object.fromEntries(BOOKING_FILTERS.map((filter) => [filter, told[filter] ?? 0])) as Record<
    BookingFilter,
    number
  >;
}

function Member() {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const [search] = useSearchParams();
  const [told, setTold] = useState<Readonly<Record<string, number>> | null>(null);
  const selected = toBookingFilter(search.get('filter'));
  return (
    <>
      <BookingFilters
        t={t}
        path={paths.bookingList(language)}
        selected={selected}
        counts={countsOf(told)}
      />
      <section className={styles.cards} aria-labelledby="own-flights">
        <h2 id="own-flights">{t(`common:bookings_${selected}`)}</h2>
        <FlightList report={setTold} />
      </section>
    </>
  );
}

/** Bookings of this browser's session; mounted but hidden while there are none. */
function OfThisBrowser() {
  const { t } = useTranslation('flights');
  const [told, setTold] = useState<Readonly<Record<string, number>> | null>(null);
  return (
    <section
      className={styles.cards}
      aria-labelledby="flights-here"
      hidden={told === null || told.all === 0}
    >
      <h2 id="flights-here">{t('bookings.here')}</h2>
      <FlightList report={setTold} />
    </section>
  );
}

function Unknown() {
  const { t } = useTranslation('flights');
  return (
    <>
      <Skeleton height={240} />
      <noscript>
        <Notice tone="warning" title={t('bookings.needsScript')} />
      </noscript>
    </>
  );
}

export function OwnFlights() {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const presence = usePresence();
  return (
    <BookingPage>
      <h1>{t('bookings.heading')}</h1>
      {presence === 'unknown' && <Unknown />}
      {presence === 'visitor' && (
        <>
          <Visitor />
          <OfThisBrowser />
        </>
      )}
      {presence === 'member' && <Member />}
      <BookingSection id="guest-booking" title={t('bookings.guest')}>
        <p>{t('bookings.guestText')}</p>
        <p>
          <ButtonLink
            variant="secondary"
            to={
              hrefs.has(FIND_ROUTE) ? hrefs.href(FIND_ROUTE, language) : paths.cancelation(language)
            }
          >
            {t('bookings.find')}
          </ButtonLink>
        </p>
      </BookingSection>
    </BookingPage>
  );
}
