import { PageTitle } from '@wayfare/workbench';
import { useTranslation } from '@wayfare/i18n';
import { Link, useLoaderData } from '@wayfare/router';
import { Stack } from '@wayfare/ui';
import { useSite } from '../api/site';
import { verticalPath } from '../domain/addresses';
import { NoSuchPage } from '../parts/no-such-page';
import { CompareForm } from './compare-form';
import type { CompareData } from './compare-loader';
import { DiffPanels } from './diff-panels';

/** Two releases of a vertical beside each other. */
export function ComparePage() {
  const { t } = useTranslation();
  const { verticals } = useSite();
  const data = useLoaderData<CompareData>();
  const { name, from, to, diff } = data;
  const vertical = verticals.find((each) => each.name === name);
  if (vertical === undefined) return <NoSuchPage title={t('notFound.vertical')} />;
  return (
    <Stack gap={4}>
      <PageTitle>{t('compare.title', { name })}</PageTitle>
      <p>
        <Link to={verticalPath(name)}>{t('compare.back', { name })}</Link>
      </p>
      <CompareForm key={`${from} ${to}`} data={data} kept={vertical.kept} />
      {diff === null ? <p>{t('compare.choose')}</p> : <DiffPanels diff={diff} />}
    </Stack>
  );
}
