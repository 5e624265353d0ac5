import { account } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Stack, TextLink } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import styles from '../../ui/area/area.module.css';
import { OwnPart } from '../../ui/area/own-part';
import { useOwn } from '../../ui/area/use-own';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';

/** Third-party accounts set a first password by mail. */
function NoPassword() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <>
      <p>{t('security.noPassword')}</p>
      <p>
        <TextLink to={paths.rememberPassword(language)}>{t('security.setPassword')}</TextLink>
      </p>
    </>
  );
}

export function SecurityContent({ owner }: { owner: string }) {
  const { t } = useTranslation('account');
  const own = useOwn(account, owner);
  return (
    <Stack gap={5}>
      <section className={styles.section} aria-labelledby="password">
        <h2 id="password">{t('security.password')}</h2>
        <OwnPart own={own}>
          {({ hasPassword }) => (hasPassword ? <PasswordForm /> : <NoPassword />)}
        </OwnPart>
      </section>
      <Sessions owner={owner} />
    </Stack>
  );
}
