import { useTranslation } from '@wayfare/i18n';
import type { ReleaseDiff } from '@wayfare/releases/diff-releases';
import { DefinitionList, Stack } from '@wayfare/ui';
import { Code, DataTable, Panel, type Column } from '@wayfare/workbench';
import { useCockpit } from '../api/cockpit';
import { shownBytes } from '../domain/shown';

interface Names {
  added: readonly string[];
  removed: readonly string[];
  changed?: readonly string[];
}

function NamesPanel({ title, names }: { title: string; names: Names }) {
  const { t } = useTranslation();
  const kinds = (['removed', 'added', 'changed'] as const)
    .map((kind) => ({ kind, list: names[kind] ?? [] }))
    .filter(({ list }) => list.length > 0);
  const items = kinds.map(({ kind, list }) => ({
    term: t(`compare.kinds.${kind}`),
    detail: list.map((name) => (
      <div key={name}>
        <Code>{name}</Code>
      </div>
    )),
  }));
  return (
    <Panel title={title}>
      {items.length === 0 ? <p>{t('compare.same')}</p> : <DefinitionList items={items} />}
    </Panel>
  );
}

interface Weighed {
  name: string;
  from: number;
  to: number;
}

function BytesPanel({ bytes: { client, server, chunks } }: Pick<ReleaseDiff, 'bytes'>) {
  const { t } = useTranslation();
  const { language } = useCockpit();
  const rows: Weighed[] = [
    { name: t('compare.client'), ...client },
    { name: t('compare.server'), ...server },
    ...Object.entries(chunks).map(([name, both]) => ({ name, ...both })),
  ];
  const bytes = (count: number) => shownBytes(count, language);
  const columns: [Column<Weighed>, ...Column<Weighed>[]] = [
    { name: 'name', head: t('compare.part'), cell: ({ name }) => name },
    { name: 'from', head: t('compare.from'), cell: ({ from }) => bytes(from), isNumber: true },
    { name: 'to', head: t('compare.to'), cell: ({ to }) => bytes(to), isNumber: true },
    {
      name: 'more',
      head: t('compare.more'),
      cell: ({ from, to }) => `${to > from ? '+' : ''}${bytes(to - from)}`,
      isNumber: true,
    },
  ];
  return (
    <Panel title={t('compare.bytes')}>
      <p>{t('compare.bytesText')}</p>
      <DataTable
        caption={t('compare.bytes')}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
      />
    </Panel>
  );
}

/** Routes, slots, contract, imports and bytes of two releases. */
export function DiffPanels({ diff }: { diff: ReleaseDiff }) {
  const { t } = useTranslation();
  const { routes, slots, contract, imports, bytes } = diff;
  const isSame = contract.from === contract.to;
  const none = t('compare.noContract');
  return (
    <Stack gap={4}>
      <NamesPanel title={t('compare.routes')} names={routes} />
      <NamesPanel title={t('compare.slots')} names={slots} />
      <Panel title={t('compare.contract')}>
        <p>
          {isSame
            ? t('compare.sameContract', { contract: contract.to ?? none })
            : t('compare.otherContract', { from: contract.from ?? none, to: contract.to ?? none })}
        </p>
      </Panel>
      <NamesPanel title={t('compare.imports')} names={imports} />
      <BytesPanel bytes={bytes} />
    </Stack>
  );
}
