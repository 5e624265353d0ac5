import { errorMessageKey } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';

interface Props {
  code: string;
  reference: string;
  /** it was to be done, not only to be shown */
  isConfirming: boolean;
}

/** The answer got lost: it may have been done. */
const UNCERTAIN = ['NETWORK', 'TIMEOUT', 'SUPPLIER_TIMEOUT', 'SERVER_ERROR'];

/** Why nothing was given back, in the words of section 8. */
export function RefundProblem({ code, reference, isConfirming }: Props) {
  const { t } = useTranslation('trains');
  const isUncertain = isConfirming && UNCERTAIN.includes(code);
  return (
    <Notice
      tone="error"
      title={code === 'INVALID_REQUEST' ? t('manage.cancel.notNow') : t(errorMessageKey({ code }))}
    >
      {t(isUncertain ? 'manage.cancel.uncertain' : 'manage.unchanged', { reference })}
    </Notice>
  );
}
