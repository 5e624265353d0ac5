import { useTranslation } from '@wayfare/i18n';
import { Badge, Stack } from '@wayfare/ui';
import { Code, Panel } from '@wayfare/workbench';
import type { Vertical } from '../domain/vertical';

function Versions({ versions, marked }: { versions: readonly string[]; marked?: string | null }) {
  const { t } = useTranslation();
  return (
    <Stack as="ol" gap={2}>
      {versions.map((version) => (
        <li key={version}>
          <Code>{version}</Code>{' '}
          {version === marked ? <Badge tone="brand">{t('wayBack.next')}</Badge> : null}
        </li>
      ))}
    </Stack>
  );
}

/** What everybody had, along which a rollback goes, and what waits. */
export function WayBackPanel({ vertical: { chain, backTo, queued } }: { vertical: Vertical }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('wayBack.title')}>
      <p>{backTo === null ? t('wayBack.none') : t('wayBack.text')}</p>
      {chain.length === 0 ? null : <Versions versions={chain} marked={backTo} />}
      {queued.length === 0 ? null : (
        <>
          <p>{t('wayBack.queued')}</p>
          <Versions versions={queued} />
        </>
      )}
    </Panel>
  );
}
