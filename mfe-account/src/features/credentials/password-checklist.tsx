import { metPasswordRules, PASSWORD_RULES } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { CheckIcon } from '@wayfare/ui';
import { useId } from 'react';
import styles from './account-form.module.css';

/** The rules, ticked while the password is typed; in words too, since a colour alone says nothing. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation('account');
  const titleId = useId();
  const met = metPasswordRules(password);
  return (
    <div className={styles.rules}>
      <p id={titleId}>{t('passwordRules.title')}</p>
      <ul aria-labelledby={titleId}>
        {PASSWORD_RULES.map((rule) => (
          <li key={rule} data-met={met.has(rule)}>
            <span className={styles.tick} aria-hidden="true">
              {met.has(rule) ? <CheckIcon /> : '•'}
            </span>
            {t(`passwordRules.${rule}`)} <span className={styles.state}>({t(met.has(rule) ? 'passwordRules.met' : 'passwordRules.notMet')})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
