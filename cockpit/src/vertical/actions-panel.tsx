import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, Stack } from '@wayfare/ui';
import { Panel, useTell, type Outcome } from '@wayfare/workbench';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useSite } from '../api/site';
import { mayChange } from '../domain/may-change';
import type { Vertical } from '../domain/vertical';
import type { ActDialogProps } from './act-dialog-props';
import { PauseDialog, ResumeDialog } from './pause-dialog';
import { PromoteDialog } from './promote-dialog';
import { RevokeDialog } from './revoke-dialog';
import { RollbackDialog } from './rollback-dialog';

interface Act {
  /** its button stays the same one while its name changes */
  key: string;
  name: 'pause' | 'resume' | 'rollback' | 'revoke' | 'promote';
  Dialog: ComponentType<ActDialogProps>;
}

function actsOf({ isPaused, backTo, revocable, queued }: Vertical): Act[] {
  return [
    ...(backTo === null
      ? []
      : [{ key: 'rollback', name: 'rollback' as const, Dialog: RollbackDialog }]),
    ...(revocable.length === 0
      ? []
      : [{ key: 'revoke', name: 'revoke' as const, Dialog: RevokeDialog }]),
    isPaused
      ? { key: 'pause', name: 'resume' as const, Dialog: ResumeDialog }
      : { key: 'pause', name: 'pause' as const, Dialog: PauseDialog },
    ...(queued.length === 0 || isPaused
      ? []
      : [{ key: 'promote', name: 'promote' as const, Dialog: PromoteDialog }]),
  ];
}

interface Opened extends Pick<ActDialogProps, 'vertical' | 'rev'> {
  Dialog: ComponentType<ActDialogProps>;
}

/** What can be done now. Where a button is gone after its act, the focus goes to the heading. */
export function ActionsPanel({ vertical }: { vertical: Vertical }) {
  const { t } = useTranslation();
  const { session, listing } = useSite();
  const { revalidate } = useRevalidator();
  const tell = useTell();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  useLayoutEffect(() => {
    if (hasActed.current && document.activeElement === document.body) heading.current?.focus();
    hasActed.current = false;
  }, [vertical]);

  function handleDone(outcome: Outcome): void {
    hasActed.current = true;
    setOpened(null);
    tell(outcome);
    void revalidate();
  }

  return (
    <Panel title={t('acts.title')} headingRef={heading}>
      {mayChange(session, vertical.name) ? (
        <Stack gap={2}>
          {actsOf(vertical).map(({ key, name, Dialog }) => (
            <Button
              key={key}
              variant={name === 'rollback' ? 'primary' : 'secondary'}
              onClick={() => setOpened({ Dialog, vertical, rev: listing.rev })}
            >
              {t(`acts.${name}`)}
            </Button>
          ))}
        </Stack>
      ) : (
        <p>{t('acts.onlyLook', { name: vertical.name })}</p>
      )}
      {opened === null ? null : (
        <opened.Dialog
          vertical={opened.vertical}
          rev={opened.rev}
          onDone={handleDone}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}
