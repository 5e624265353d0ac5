import { useTranslation } from '@wayfare/i18n';
import { Button, Checkbox, CheckIcon } from '@wayfare/ui';
import styles from './captcha.module.css';
import type { Captcha } from './use-captcha';

interface CaptchaFieldProps {
  field: {
    id: string;
    value: boolean;
    onChange: (isChecked: boolean) => void;
    error: string | undefined;
  };
  captcha: Captcha;
}

/** Checkbox of a proof of work: no puzzle (WCAG 3.3.8), progress announced politely. */
export function CaptchaField({
  field: { id, value, onChange, error },
  captcha,
}: CaptchaFieldProps) {
  const { t } = useTranslation('common');

  function handleChange(isChecked: boolean): void {
    onChange(isChecked);
    if (isChecked) captcha.begin();
    else captcha.drop();
  }

  return (
    <div className={styles.captcha}>
      <Checkbox
        id={id}
        error={error}
        label={t('captcha_label')}
        isChecked={value}
        onChange={handleChange}
      />
      <div className={styles.state} data-state={captcha.state}>
        {captcha.state === 'verified' && <CheckIcon />}
        <span role="status">{captcha.state === 'idle' ? '' : t(`captcha_${captcha.state}`)}</span>
        {captcha.state === 'failed' && (
          <Button variant="quiet" size="small" onClick={captcha.begin}>
            {t('captcha_retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
