import type { Account } from '@wayfare/api-contract';
import { EraseRequestSchema } from '@wayfare/api-contract/account';
import { FormTextField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Button, Modal } from '@wayfare/ui';
import { erase } from '../../api/account.api';
import { paths } from '../../domain/paths';
import { AreaFormFrame } from '../../ui/area/area-form-frame';
import styles from '../../ui/area/area.module.css';
import { useAreaForm } from '../../ui/area/use-area-form';
import { ERASED } from './erased';

const GOES = ['profile', 'travellers', 'cards', 'sessions'] as const;
const STAYS = ['bookings', 'law'] as const;

/** Confirms by password, or by e-mail address for an account without one. */
export function EraseDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { api, logout } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const area = useAreaForm({
    schema: EraseRequestSchema,
    defaults: { confirm: '' },
    async send({ confirm }) {
      await erase(api, confirm);
      // logging out reloads the page, which tells the result
      await navigate(`${paths.login(language)}?${ERASED}`, { replace: true });
      await logout();
    },
  });
  const field = account.hasPassword
    ? ({
        label: t('privacy.confirmPassword'),
        type: 'password',
        autoComplete: 'current-password',
      } as const)
    : ({ label: t('privacy.confirmEmail'), type: 'email', autoComplete: 'off' } as const);
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      {t('area.cancel')}
    </Button>
  );
  return (
    <Modal title={t('privacy.eraseTitle')} onClose={onClose}>
      <p>{t('privacy.goes')}</p>
      <ul className={styles.plain}>
        {GOES.map((thing) => (
          <li key={thing}>{t(`privacy.goesList.${thing}`)}</li>
        ))}
      </ul>
      <p>{t('privacy.stays')}</p>
      <ul className={styles.plain}>
        {STAYS.map((thing) => (
          <li key={thing}>{t(`privacy.staysList.${thing}`)}</li>
        ))}
      </ul>
      <AreaFormFrame
        area={area}
        label={t('privacy.eraseTitle')}
        submitLabel={t('privacy.eraseNow')}
        actions={cancel}
      >
        <FormTextField form={area.form} name="confirm" {...field} isRequired />
      </AreaFormFrame>
    </Modal>
  );
}
