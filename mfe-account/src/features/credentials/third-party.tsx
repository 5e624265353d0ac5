import type { SignInOptions } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { buttonClass } from '@wayfare/ui';
import { useReturn } from '../../ui/use-return';
import styles from './account-form.module.css';
import { TermsLink } from './terms-link';

interface ThirdPartyProps {
  options: SignInOptions | undefined;
  /** position relative to the form */
  place: 'before' | 'after';
}

/** Third-party sign-in, where the API offers it (ACC-08). A plain link: the API redirects there and back. */
export function ThirdParty({ options, place }: ThirdPartyProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { target } = useReturn();
  const name = options?.thirdParty?.name;
  if (name === undefined) return null;
  const or = <p className={styles.or}>{t('thirdParty.or')}</p>;
  return (
    <div className={styles.thirdParty}>
      {place === 'after' && or}
      <a
        className={buttonClass({ variant: 'secondary', fullWidth: true })}
        href={`/api/identity/start?${new URLSearchParams({ return: target, language })}`}
      >
        {t('thirdParty.continue', { name })}
      </a>
      <p className={styles.small}>
        {t('thirdParty.terms', { name })} <TermsLink />
      </p>
      {place === 'before' && or}
    </div>
  );
}
