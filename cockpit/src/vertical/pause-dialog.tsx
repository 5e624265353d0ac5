import { useTranslation } from '@wayfare/i18n';
import { pauseVertical, resumeVertical } from '@wayfare/releases/service/calls';
import { ReasonDialog } from '../parts/reason-dialog';
import type { ActDialogProps } from './act-dialog-props';
import { useChange } from './use-change';

const NOTHING_CHOSEN = { version: '', weight: '' };

export function PauseDialog(props: ActDialogProps) {
  const { t } = useTranslation();
  const { name } = props.vertical;
  const change = useChange(pauseVertical, props);
  return (
    <ReasonDialog
      title={t('pause.title', { name })}
      confirm={t('acts.pause')}
      initial={NOTHING_CHOSEN}
      words={() => t('pause.words')}
      act={async ({ reason }) => {
        await change({ reason });
        return t('pause.done', { name });
      }}
      onDone={props.onDone}
      onClose={props.onClose}
    />
  );
}

export function ResumeDialog(props: ActDialogProps) {
  const { t } = useTranslation();
  const { name, queued } = props.vertical;
  const change = useChange(resumeVertical, props);
  const words =
    queued.length === 0
      ? t('resume.words')
      : t('resume.wordsQueued', { versions: queued.join(', ') });
  return (
    <ReasonDialog
      title={t('resume.title', { name })}
      confirm={t('acts.resume')}
      initial={NOTHING_CHOSEN}
      words={() => words}
      act={async ({ reason }) => {
        await change({ reason });
        return t('resume.done', { name });
      }}
      onDone={props.onDone}
      onClose={props.onClose}
    />
  );
}
