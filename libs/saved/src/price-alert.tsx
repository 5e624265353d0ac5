import type { PriceWatch } from '@wayfare/api-contract';
import { isEmail } from '@wayfare/domain';
import { useIsLogged } from '@wayfare/session';
import { Button, buttonClass, Notice, takeFocus, TextField, useHydrated } from '@wayfare/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useAlertTexts } from './alert-texts';
import classes from './price-alert.module.css';
import { usePriceAlert } from './use-price-alert';

interface Props {
  watch: PriceWatch;
  /** the lowest price that the page shows; the first fall is counted from it */
  seen: string;
}

const BELL =
  'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326';

function AlertForm({ watch, seen, onClose }: Props & { onClose: () => void }) {
  const texts = useAlertTexts();
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
        <Notice tone="success" title={outcome === 'on' ? texts.on : texts.mailed}>
          <p>{outcome === 'on' ? texts.onText : texts.mailedText(email.trim())}</p>
        </Notice>
      </div>
    );
  return (
    <form noValidate className={classes.form} aria-label={texts.title} onSubmit={handleSubmit}>
      <p>
        {texts.consent} {isLogged ? texts.toAccount : texts.confirms}
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
          label={texts.email}
          value={email}
          error={trouble === 'emailWrong' ? texts.emailWrong : undefined}
          onChange={setEmail}
        />
      )}
      {trouble !== null && trouble !== 'emailWrong' && (
        <p role="alert" className={classes.trouble}>
          {texts[trouble]}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" isBusy={isBusy}>
          {isLogged ? texts.turnOn : texts.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  );
}

/** Offers to tell by mail when the price of a search falls. Give it a `key` of the search: what was answered is of that one. Without a script there is none. */
export function PriceAlert({ watch, seen }: Props) {
  const texts = useAlertTexts();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!isHydrated) return null;
  return (
    <div className={classes.alert}>
      <button
        ref={opener}
        type="button"
        className={buttonClass({ variant: 'secondary' })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <svg
          viewBox="0 0 24 24"
          width={20}
          height={20}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          aria-hidden="true"
          focusable="false"
        >
          <path d={BELL} />
        </svg>
        {texts.title}
      </button>
      {isOpen && (
        <AlertForm
          watch={watch}
          seen={seen}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
