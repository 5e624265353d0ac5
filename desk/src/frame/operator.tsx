import { signOut, type Session } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Badge, Button } from '@wayfare/ui';
import { Who } from '@wayfare/workbench';
import { useDesk } from '../api/desk';
import { ProblemNotice } from '../parts/problem-notice';
import { useCall } from '../parts/use-call';

/** Who is signed in, as what, and the way out. */
export function Operator({ session: { operator, role } }: { session: Session }) {
  const { t } = useTranslation();
  const { found } = useDesk();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, run } = useCall(signOut);

  async function leave(): Promise<void> {
    if ((await run({})) === null) return;
    found.forget();
    await revalidate();
  }

  return (
    <Who name={operator.name}>
      <Badge tone="brand">{t(`roles.${role}`)}</Badge>
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void leave()}>
        {t('signOut')}
      </Button>
      {failure === null ? null : <ProblemNotice failure={failure} />}
    </Who>
  );
}
