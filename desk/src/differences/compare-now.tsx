import { mayAs, reconcileNow } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, Stack } from '@wayfare/ui';
import { useTell } from '@wayfare/workbench';
import { useSession } from '../api/session';
import { ProblemNotice } from '../parts/problem-notice';
import { useCall } from '../parts/use-call';

/** Compares now instead of at night; it changes no booking, so nothing is asked first. */
export function CompareNow() {
  const { t } = useTranslation();
  const { role } = useSession();
  const tell = useTell();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, run } = useCall(reconcileNow);
  if (!mayAs(role, reconcileNow.role)) return null;

  async function compare(): Promise<void> {
    const done = await run({});
    if (done === null) return;
    const { compared, found, resolved, unanswered, endedAt } = done;
    const text =
      endedAt === null
        ? t('differences.begun')
        : t('differences.done', { compared, found, resolved, unanswered });
    tell({ tone: unanswered > 0 ? 'warning' : 'success', text });
    await revalidate();
  }

  return (
    <Stack gap={3}>
      <p>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void compare()}>
          {t('differences.compare')}
        </Button>
      </p>
      {failure === null ? null : <ProblemNotice failure={failure} />}
    </Stack>
  );
}
