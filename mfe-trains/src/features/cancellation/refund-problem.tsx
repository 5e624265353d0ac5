import { errorMessageKey } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';

interface Props {
  code: string;
  reference: string;
  isConfirming: boolean;
}

/** The answer was lost: it may have been executed. */
const UNCERTAIN = ['NETWORK', 'TIMEOUT', 'SUPPLIER_TIMEOUT', 'SERVER_ERROR'];

/** Texts by section 8. */
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
