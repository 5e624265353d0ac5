import { useTranslation } from '@wayfare/i18n';
import { revokeRelease } from '@wayfare/releases/service/calls';
import { afterRevoke, newestLive } from '../domain/vertical';
import { ReasonDialog } from '../parts/reason-dialog';
import type { ActDialogProps } from './act-dialog-props';
import { useChange } from './use-change';

export function RevokeDialog(props: ActDialogProps) {
  const { t } = useTranslation();
  const { vertical, onDone, onClose } = props;
  const { name, revocable } = vertical;
  const change = useChange(revokeRelease, props);

  function words(version: string): string {
    const next = afterRevoke(vertical, version);
    if (next === undefined) return t('revoke.wordsUnseen', { version });
    return next === null
      ? t('revoke.wordsOff', { version, name })
      : t('revoke.words', { version, next });
  }

  return (
    <ReasonDialog
      title={t('revoke.title', { name })}
      confirm={t('acts.revoke')}
      versions={{
        label: t('acts.release'),
        options: revocable.map((version) => ({ value: version, label: version })),
      }}
      initial={{ version: newestLive(vertical)?.version ?? revocable[0] ?? '', weight: '' }}
      words={({ version }) => words(version)}
      act={async ({ version, reason }) => {
        const { set } = await change({ version, reason });
        const left = (set[name] ?? []).map((release) => release.version).join(', ');
        return left === ''
          ? t('revoke.doneOff', { version, name })
          : t('revoke.done', { version, left });
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
