import { decideRefund, mayAs, type Refund } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, Inline, Stack } from '@wayfare/ui';
import { Code, useTell } from '@wayfare/workbench';
import { useState } from 'react';
import { useSession } from '../api/session';
import { Moment } from '../parts/moment';
import { DecideDialog, type Choice } from './decide-dialog';
import { WhoWhen } from './who-when';

const CHOICES: readonly Choice[] = ['approve', 'refuse'];

/** Why this operator cannot decide; null when he can. */
function useHindrance({ requestedBy }: Refund): string | null {
  const { t } = useTranslation();
  const { operator, role } = useSession();
  if (!mayAs(role, decideRefund.role))
    return t('refunds.needsRole', { role: t(`roles.${decideRefund.role}`) });
  return requestedBy.id === operator.id ? t('refunds.ownRequest') : null;
}

function Waiting({ refund }: { refund: Refund }) {
  const { t } = useTranslation();
  const tell = useTell();
  const { revalidate } = useRevalidator();
  const [choice, setChoice] = useState<Choice | null>(null);
  const hindrance = useHindrance(refund);
  return (
    <Stack gap={2}>
      {refund.expiresAt === null ? null : (
        <span>
          {t('refunds.until')} <Moment at={refund.expiresAt} />
        </span>
      )}
      {hindrance === null ? (
        <Inline gap={2}>
          {CHOICES.map((each) => (
            <Button
              key={each}
              variant="secondary"
              size="small"
              aria-label={t(`refunds.${each}Of`, { reference: refund.reference })}
              onClick={() => setChoice(each)}
            >
              {t(`refunds.${each}`)}
            </Button>
          ))}
        </Inline>
      ) : (
        <span>{hindrance}</span>
      )}
      {choice === null ? null : (
        <DecideDialog
          refund={refund}
          choice={choice}
          onDone={(outcome) => {
            setChoice(null);
            tell(outcome);
            void revalidate();
          }}
          onClose={() => setChoice(null)}
        />
      )}
    </Stack>
  );
}

/** How a refund was decided, or the two ways to decide it. */
export function Decision({ refund }: { refund: Refund }) {
  const { decidedBy, decidedAt, failure, state } = refund;
  if (state === 'requested') return <Waiting refund={refund} />;
  return (
    <Stack gap={1}>
      {decidedBy === null || decidedAt === null ? null : <WhoWhen who={decidedBy} at={decidedAt} />}
      {failure === null ? null : (
        <span>
          <Code>{failure}</Code>
        </span>
      )}
    </Stack>
  );
}
