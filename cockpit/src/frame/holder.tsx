import { useTranslation } from '@wayfare/i18n';
import type { CockpitSession } from '@wayfare/releases/service/cockpit-session';
import { useRevalidator } from '@wayfare/router';
import { Badge, Button } from '@wayfare/ui';
import { Who, useActing } from '@wayfare/workbench';
import { useCockpit } from '../api/cockpit';
import { signOut } from '../api/cockpit-client';
import { ProblemNotice } from '../parts/problem-notice';
import { isCockpitError } from '../api/cockpit-error';

/** Whose token it is, what it may change, and the way out. */
export function Holder({ session: { actor, kind, verticals } }: { session: CockpitSession }) {
  const { t } = useTranslation();
  const { client } = useCockpit();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, run } = useActing(isCockpitError);
  const isOfAll = verticals.includes('*');
  const rights = isOfAll ? t('holder.all') : t('holder.some', { names: verticals.join(', ') });

  async function leave(): Promise<void> {
    if ((await run(() => client.call(signOut))) !== null) await revalidate();
  }

  return (
    <Who name={actor}>
      <Badge tone="brand">{kind === 'follow' ? t('holder.looks') : rights}</Badge>
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void leave()}>
        {t('signOut')}
      </Button>
      {failure === null ? null : <ProblemNotice failure={failure} />}
    </Who>
  );
}
