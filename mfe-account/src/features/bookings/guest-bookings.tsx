import { errorMessageKey } from '@wayfare/api-client';
import { claims } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { Button, Notice } from '@wayfare/ui';
import { useState } from 'react';
import { addGuestBookings } from '../../api/claims.api';
import { useOwn } from '../../ui/area/use-own';
import { Message } from '../../ui/message';
import { useAction } from '../../ui/use-action';

/** Guest bookings with the account's address, for its owner to claim; empty until known. */
export function GuestBookings({ owner }: { owner: string }) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const own = useOwn(claims, owner);
  const { isBusy, error, run } = useAction();
  const [added, setAdded] = useState(0);
  const bookings = own.state === 'known' ? own.data.bookings : [];
  if (added > 0) return <Message tone="success" title={t('bookings.claimed', { count: added })} />;
  if (bookings.length === 0) return null;
  return (
    <Notice tone="info" title={t('bookings.claimable', { count: bookings.length })}>
      <p>
        {t('bookings.claimableText', {
          references: bookings.map(({ reference }) => reference).join(', '),
        })}
      </p>
      <Button
        size="small"
        isBusy={isBusy}
        onClick={() => run(() => addGuestBookings(api), setAdded)}
      >
        {t('bookings.claim')}
      </Button>
      {error !== null && (
        <p role="alert">
          {t('bookings.claimFailed')} {t(errorMessageKey(error))}
        </p>
      )}
    </Notice>
  );
}
