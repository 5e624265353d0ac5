import { metPasswordRules, PASSWORD_RULES } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { CheckIcon, VisuallyHidden } from '@wayfare/ui';
import { useEffect, useId, useState } from 'react';
import styles from './password-checklist.module.css';

/** Milliseconds without typing before the count is announced. */
export const PAUSE_MS = 1000;

/** The number of rules met, announced after a pause and not at each letter. */
function useTold(count: number, isTyped: boolean): number | null {
  const [told, setTold] = useState<number | null>(null);
  // external system: the clock
  useEffect(() => {
    if (!isTyped) return undefined;
    const timer = setTimeout(() => setTold(count), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, isTyped]);
  return isTyped ? told : null;
}

/** In words too: colour alone says nothing. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('account');
  const titleId = useId();
  const met = metPasswordRules(password);
  const told = useTold(met.size, password !== '');
  return (
    <div className={styles.rules}>
      <p id={titleId}>{t('passwordRules.title')}</p>
      <ul id={id} aria-labelledby={titleId}>
        {PASSWORD_RULES.map((rule) => (
          <li key={rule} data-met={met.has(rule)}>
            <span className={styles.tick} aria-hidden="true">
              {met.has(rule) ? <CheckIcon /> : '•'}
            </span>
            {t(`passwordRules.${rule}`)}{' '}
            <VisuallyHidden>
              ({t(met.has(rule) ? 'passwordRules.met' : 'passwordRules.notMet')})
            </VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {told === null ? '' : t('passwordRules.count', { met: told, all: PASSWORD_RULES.length })}
      </VisuallyHidden>
    </div>
  );
}
