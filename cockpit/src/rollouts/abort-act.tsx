import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button } from '@wayfare/ui';
import { useTell, type Outcome } from '@wayfare/workbench';
import { useState } from 'react';
import { useCockpit } from '../api/cockpit';
import type { RolloutView } from '../api/rollouts-source';
import { ReasonDialog } from '../parts/reason-dialog';

/** Ends a rollout: nobody has the new release then. */
export function AbortAct({ rollout: { vertical, version } }: { rollout: RolloutView }) {
  const { t } = useTranslation();
  const { rollouts } = useCockpit();
  const { revalidate } = useRevalidator();
  const tell = useTell();
  const [isOpen, setOpen] = useState(false);

  async function abort({ reason }: { reason: string }): Promise<string> {
    await rollouts?.abort({ vertical, version }, reason);
    return t('rollouts.aborted', { version });
  }

  function handleDone(outcome: Outcome): void {
    setOpen(false);
    tell(outcome);
    void revalidate();
  }

  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('rollouts.abort')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('rollouts.abortTitle', { vertical, version })}
          confirm={t('rollouts.abort')}
          initial={{ version, weight: '' }}
          words={() => t('rollouts.abortWords', { version })}
          act={abort}
          onDone={handleDone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
