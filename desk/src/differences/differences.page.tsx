import type { Difference } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLoaderData, useRevalidator } from '@wayfare/router';
import { Stack } from '@wayfare/ui';
import { DataTable, type Outcome, PageTitle, useTell } from '@wayfare/workbench';
import { useLayoutEffect, useRef } from 'react';
import { ChoiceLinks } from '../parts/choice-links';
import { CompareNow } from './compare-now';
import { useColumns } from './difference-columns';
import type { DifferencesData } from './differences-loader';
import { RunsPanel } from './runs-panel';

/** After an act, whose button is gone with its row, the focus goes to what is said of the list. */
function useAct(list: readonly Difference[]) {
  const tell = useTell();
  const { revalidate } = useRevalidator();
  const place = useRef<HTMLParagraphElement>(null);
  const hasActed = useRef(false);
  useLayoutEffect(() => {
    if (hasActed.current && document.activeElement === document.body) place.current?.focus();
    hasActed.current = false;
  }, [list]);
  function handleDone(outcome: Outcome): void {
    hasActed.current = true;
    tell(outcome);
    void revalidate();
  }
  return { place, handleDone };
}

/** Where supplier or bank say otherwise than we do. */
export function DifferencesPage() {
  const { t } = useTranslation();
  const { differences, runs, isOpen } = useLoaderData<DifferencesData>();
  const { place, handleDone } = useAct(differences);
  const columns = useColumns(isOpen, handleDone);
  return (
    <Stack gap={4}>
      <PageTitle>{t('differences.title')}</PageTitle>
      <p>{t('differences.text')}</p>
      <CompareNow />
      <ChoiceLinks
        label={t('differences.show')}
        links={[
          { to: '/differences', label: t('differences.open'), isCurrent: isOpen },
          {
            to: '/differences?show=resolved',
            label: t('differences.resolved'),
            isCurrent: !isOpen,
          },
        ]}
      />
      <p ref={place} tabIndex={-1}>
        {t('differences.found', { count: differences.length })}
      </p>
      {differences.length === 0 ? null : (
        <DataTable
          caption={t('differences.title')}
          columns={columns}
          rows={differences}
          keyOf={({ id }) => id}
        />
      )}
      <RunsPanel runs={runs} />
    </Stack>
  );
}
