import { localeOf } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Button, Inline, Modal } from '@wayfare/ui';
import { useState } from 'react';
import type { SessionControl } from './session-control';

export interface SessionEndDialogProps {
  endsAt: number;
  stay: SessionControl['stay'];
}

/** Asks who does not use the page whether they are still there, two minutes before the session ends (WCAG 2.2.1). */
export function SessionEndDialog({ endsAt, stay }: SessionEndDialogProps) {
  const { t } = useTranslation('shell');
  const { logout } = usePlatform();
  const language = useLanguage();
  const [isRefused, setIsRefused] = useState(false);
  const time = new Intl.DateTimeFormat(localeOf(language), {
    timeStyle: 'short',
  }).format(endsAt);

  async function handleStay(): Promise<void> {
    setIsRefused(!(await stay().catch(() => false)));
  }

  return (
    <Modal title={t('sessionEnd.title')} onClose={() => void handleStay()}>
      <p>{t('sessionEnd.text', { time })}</p>
      <p role="status">{isRefused ? t('sessionEnd.refused') : ''}</p>
      <Inline>
        <Button onClick={() => void handleStay()}>{t('sessionEnd.stay')}</Button>
        <Button variant="secondary" onClick={() => void logout()}>
          {t('sessionEnd.logout')}
        </Button>
      </Inline>
    </Modal>
  );
}
