import { useTranslation } from '@wayfare/i18n';
import { Badge, Inline } from '@wayfare/ui';
import type { Vertical } from '../domain/vertical';

/** What is out of the ordinary: paused, queued, a share of visitors, nobody. */
export function VerticalStates({ vertical }: { vertical: Vertical }) {
  const { t } = useTranslation();
  const { isPaused, queued, live } = vertical;
  const states = [
    ...(isPaused ? [{ tone: 'warning' as const, text: t('states.paused') }] : []),
    ...(queued.length > 0
      ? [{ tone: 'brand' as const, text: t('states.queued', { count: queued.length }) }]
      : []),
    ...(live.length > 1 ? [{ tone: 'brand' as const, text: t('states.rollout') }] : []),
    ...(live.length === 0 ? [{ tone: 'neutral' as const, text: t('states.off') }] : []),
  ];
  if (states.length === 0) return null;
  return (
    <Inline as="ul">
      {states.map(({ tone, text }) => (
        <li key={text}>
          <Badge tone={tone}>{text}</Badge>
        </li>
      ))}
    </Inline>
  );
}
