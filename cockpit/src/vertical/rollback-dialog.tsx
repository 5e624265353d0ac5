import { useTranslation } from '@wayfare/i18n';
import { rollBack } from '@wayfare/releases/service/calls';
import { subjectOf } from '../domain/revisions';
import { ReasonDialog } from '../parts/reason-dialog';
import type { ActDialogProps } from './act-dialog-props';
import { useChange } from './use-change';

export function RollbackDialog(props: ActDialogProps) {
  const { t } = useTranslation();
  const { name, backTo, live } = props.vertical;
  const change = useChange(rollBack, props);
  const left = live.map(({ version }) => version).filter((version) => version !== backTo);
  return (
    <ReasonDialog
      title={t('rollback.title', { name })}
      confirm={t('acts.rollback')}
      initial={{ version: '', weight: '' }}
      words={() => t('rollback.words', { version: backTo, left: left.join(', ') })}
      act={async ({ reason }) => {
        const { version } = subjectOf(await change({ reason }));
        return t('rollback.done', { name, version });
      }}
      onDone={props.onDone}
      onClose={props.onClose}
    />
  );
}
