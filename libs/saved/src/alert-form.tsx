import { ALERT_FALL, type PriceWatch } from '@wayfare/api-contract';
import { isEmail } from '@wayfare/domain';
import { useIsLogged } from '@wayfare/session';
import { Button, Notice, takeFocus, TextField } from '@wayfare/ui';
import { useId, useState, type FormEvent } from 'react';
import { useAlertOpenerTexts } from './alert-opener-texts';
import { useAlertTexts } from './alert-texts';
import styles from './alert-form.module.css';
import { usePriceAlert } from './use-price-alert';

export interface AlertFormProps {
  watch: PriceWatch;
  seen: string;
  onClose: () => void;
}

/** Form of address and consent; the answer replaces it and takes the focus. */
export function AlertForm({ watch, seen, onClose }: AlertFormProps) {
  const texts = useAlertTexts();
  const title = useAlertOpenerTexts()('title');
  const isLogged = useIsLogged();
  const [email, setEmail] = useState('');
  const { isBusy, outcome, trouble, setTrouble, ask } = usePriceAlert(watch, seen);
  const id = useId();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isLogged) return ask();
    if (isEmail(email.trim())) return ask(email.trim());
    setTrouble('emailWrong');
    document.getElementById(id)?.focus();
    return undefined;
  }

  if (outcome !== null)
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Notice tone="success" title={outcome === 'on' ? texts('on') : texts('mailed')}>
          <p>
            {outcome === 'on' ? texts('onText') : texts('mailedText', { address: email.trim() })}
          </p>
        </Notice>
      </div>
    );
  return (
    <form noValidate className={styles.form} aria-label={title} onSubmit={handleSubmit}>
      <p>
        {texts('consent', ALERT_FALL)} {isLogged ? texts('toAccount') : texts('confirms')}
      </p>
      {!isLogged && (
        <TextField
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          isRequired
          label={texts('email')}
          value={email}
          error={trouble === 'emailWrong' ? texts('emailWrong') : undefined}
          onChange={setEmail}
        />
      )}
      {trouble !== null && trouble !== 'emailWrong' && (
        <p role="alert" className={styles.trouble}>
          {texts(trouble)}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {isLogged ? texts('turnOn') : texts('send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts('close')}
        </Button>
      </div>
    </form>
  );
}
