import { errorMessageKey } from '@wayfare/api-client';
import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { claimBookings, claims } from '@wayfare/api-contract';
import { writeStored } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useLoginPopup, useSession } from '@wayfare/session';
import { Button, ButtonLink, Inline, Notice, takeFocus, useHydrated } from '@wayfare/ui';
import { useState } from 'react';
import styles from './outcome.module.css';
import { useTexts } from '../use-texts';

const REGISTER_ROUTE = 'account.register';
const FIND_ROUTE = 'account.find-booking';

interface Props {
  booking: { booking_id: string; reference: string; email: string };
}

/** Prefills the account's forms by their shared draft. */
const offerAddress = (email: string) => void writeStored('draft.account', { email });

function GuestOffer({ booking: { email } }: Props) {
  const language = useLanguage();
  const texts = useTexts('keep');
  const { hrefs } = usePlatform();
  const [, dispatch] = useLoginPopup();
  if (!hrefs.has(REGISTER_ROUTE)) return null;
  const handleLogin = () => {
    offerAddress(email);
    dispatch({ type: 'show', component: 'login' });
  };
  return (
    <Notice tone="info" title={texts('guestTitle')}>
      <p>{texts('guestText', { email })}</p>
      <Inline gap={3}>
        <ButtonLink
          variant="secondary"
          size="small"
          to={hrefs.href(REGISTER_ROUTE, language)}
          onClick={() => offerAddress(email)}
        >
          {texts('register')}
        </ButtonLink>
        <Button variant="secondary" size="small" onClick={handleLogin}>
          {texts('login')}
        </Button>
      </Inline>
    </Notice>
  );
}

interface NotAddedProps extends Props {
  standing: 'otherAddress' | 'otherAccount';
}

function NotAdded({ booking: { email }, standing }: NotAddedProps) {
  const language = useLanguage();
  const texts = useTexts('keep');
  const { hrefs } = usePlatform();
  const isOtherAddress = standing === 'otherAddress';
  return (
    <Notice
      tone="info"
      title={isOtherAddress ? texts('otherAddressTitle') : texts('otherAccountTitle')}
    >
      <p>{isOtherAddress ? texts('otherAddressText', { email }) : texts('otherAccountText')}</p>
      {hrefs.has(FIND_ROUTE) && (
        <ButtonLink variant="secondary" size="small" to={hrefs.href(FIND_ROUTE, language)}>
          {texts('find')}
        </ButtonLink>
      )}
    </Notice>
  );
}

/** Claims every booking of the account's verified address in one call (decision 0023). */
function ClaimOffer({ booking, user }: Props & { user: string }) {
  const { t } = useTranslation();
  const { api } = usePlatform();
  const texts = useTexts('keep');
  const asked = { booking_id: booking.booking_id };
  const { data } = useQuery(
    {
      queryKey: [...queryKey(claims, asked), user],
      queryFn: ({ signal }) => api.call(claims, asked, { signal }),
    },
    queryClient(),
  );
  const [state, setState] = useState<'idle' | 'busy' | 'added' | { error: unknown }>('idle');

  async function add(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    try {
      await api.call(claimBookings, {});
      setState('added');
      await queryClient().invalidateQueries();
    } catch (error) {
      setState({ error });
    }
  }

  if (state === 'added') {
    return (
      <div ref={takeFocus} tabIndex={-1} role="status">
        <Notice tone="success" title={texts('added')}>
          {texts('addedText')}
        </Notice>
      </div>
    );
  }
  const { bookings = [], standing } = data ?? {};
  if (standing === 'otherAddress' || standing === 'otherAccount')
    return <NotAdded booking={booking} standing={standing} />;
  if (!bookings.some(({ reference }) => reference === booking.reference)) return null;
  return (
    <Notice tone="info" title={texts('title')}>
      <p>
        {texts('text')} {bookings.length > 1 && texts('others', { count: bookings.length - 1 })}
      </p>
      <Button
        size="small"
        isBusy={state === 'busy'}
        aria-disabled={state === 'busy'}
        onClick={() => void add()}
      >
        {texts('add')}
      </Button>
      {typeof state === 'object' && (
        <p role="alert">
          {texts('failed')} {t(errorMessageKey(state.error))}
        </p>
      )}
    </Notice>
  );
}

/** Guest booking to account: register, claim, or why neither; empty when it is on the account. */
export function KeepInAccount({ booking }: Props) {
  const { user } = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <div className={styles.screenOnly}>
      {user === '' ? (
        <GuestOffer booking={booking} />
      ) : (
        <ClaimOffer key={user} booking={booking} user={user} />
      )}
    </div>
  );
}
