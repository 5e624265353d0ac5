import { useTranslation } from '@wayfare/i18n';
import { Button, Inline, Modal, Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';
import type { DeskError } from '../api/desk-error';
import { ProblemNotice } from './problem-notice';

interface ConfirmDialogProps {
  title: string;
  confirm: string;
  isBusy: boolean;
  failure: DeskError | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question before an act. It stays open with the reason when the act is refused. */
export function ConfirmDialog({
  title,
  confirm,
  isBusy,
  failure,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Modal title={title} onClose={close}>
      {children}
      <Stack gap={4}>
        {failure === null ? null : <ProblemNotice failure={failure} ofAct />}
        <Inline justify="end">
          <Button variant="secondary" onClick={close}>
            {t('back')}
          </Button>
          <Button isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </Inline>
      </Stack>
    </Modal>
  );
}
