import { PageTitle } from '@wayfare/workbench';
import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { Stack } from '@wayfare/ui';

/** What is not there, and the way to what is. */
export function NoSuchPage({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <PageTitle>{title}</PageTitle>
      <p>
        <Link to="/">{t('notFound.overview')}</Link>
      </p>
    </Stack>
  );
}
