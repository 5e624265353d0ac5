import type { SignInOptions } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { buttonClass } from '@wayfare/ui';
import styles from './account-form.module.css';
import { TermsLink } from './terms-link';
import { useReturn } from './use-return';

/** Sign-in by an account elsewhere, where the API offers it (ACC-08). A plain link: the API sends the browser on and back. */
export function ThirdParty({ options }: { options: SignInOptions | undefined }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { target } = useReturn();
  const name = options?.thirdParty?.name;
  if (name === undefined) return null;
  return (
    <div className={styles.thirdParty}>
      <a
        className={buttonClass({ variant: 'secondary', fullWidth: true })}
        href={`/api/identity/start?${new URLSearchParams({ return: target, language })}`}
      >
        {t('thirdParty.continue', { name })}
      </a>
      <p className={styles.small}>
        {t('thirdParty.terms', { name })} <TermsLink />
      </p>
      <p className={styles.or}>{t('thirdParty.or')}</p>
    </div>
  );
}
