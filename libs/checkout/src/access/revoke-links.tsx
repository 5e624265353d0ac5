import { queryClient } from '@wayfare/api-client/query-cache';
import { revokeLinks } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Button, Notice } from '@wayfare/ui';
import { useState } from 'react';
import { Actions, BookingSection, SmallPrint } from '../layout/booking-section';
import { useTexts } from '../use-texts';
import styles from '../outcome/outcome.module.css';
import type { BookingKey } from './booking-access';

interface RevokeLinksProps {
  /** a link alone may not revoke */
  accessKey: BookingKey;
}

/** Revokes links in mails and papers, then refetches: the page's papers get new keys. */
export function RevokeLinks({ accessKey }: RevokeLinksProps) {
  const { api } = usePlatform();
  const language = useLanguage();
  const texts = useTexts('access');
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');

  async function revoke(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    try {
      await api.call(revokeLinks, { ...accessKey, language });
      await queryClient().invalidateQueries();
      setState('done');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={styles.screenOnly}>
      <BookingSection id="booking-links" title={texts('revokeTitle')}>
        <SmallPrint>{texts('revokeText')}</SmallPrint>
        <div role="status">
          {state === 'done' && (
            <Notice tone="success" title={texts('revoked')}>
              {texts('revokedText')}
            </Notice>
          )}
          {state === 'failed' && <Notice tone="error" title={texts('revokeFailed')} />}
        </div>
        <Actions>
          <Button
            variant="secondary"
            isBusy={state === 'busy'}
            aria-disabled={state === 'busy'}
            onClick={() => void revoke()}
          >
            {texts('revoke')}
          </Button>
        </Actions>
      </BookingSection>
    </div>
  );
}
