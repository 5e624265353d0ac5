import { useTranslation } from '@wayfare/i18n';
import { Button, Notice, takeFocus } from '@wayfare/ui';
import { useState } from 'react';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';

interface Sent {
  ticketNumber: string;
  email: string;
}

function ContactSent({
  sent: { ticketNumber, email },
  onAnother,
}: {
  sent: Sent;
  onAnother: () => void;
}) {
  const { t } = useTranslation('content');
  return (
    <div className={styles.sent}>
      <div ref={takeFocus} tabIndex={-1} role="status">
        <Notice tone="success" title={t('contact.sentTitle')}>
          <p>
            {t('contact.ticket')} <strong className={styles.ticket}>{ticketNumber}</strong>
          </p>
          <p>{t('contact.promise')}</p>
          <p>{t('contact.copy', { email })}</p>
        </Notice>
      </div>
      <Button variant="secondary" onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </div>
  );
}

export function ContactPart() {
  const [sent, setSent] = useState<Sent | null>(null);
  const [isBack, setIsBack] = useState(false);

  function handleAnother(): void {
    setIsBack(true);
    setSent(null);
  }

  if (sent !== null) return <ContactSent sent={sent} onAnother={handleAnother} />;
  const form = <ContactForm onSent={(ticketNumber, email) => setSent({ ticketNumber, email })} />;
  return isBack ? (
    <div ref={takeFocus} tabIndex={-1}>
      {form}
    </div>
  ) : (
    form
  );
}
