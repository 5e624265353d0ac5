import { PageTitle } from '@wayfare/workbench';
import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { Stack } from '@wayfare/ui';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <p>
        <Link to="/">{t('notFound.find')}</Link>
      </p>
    </Stack>
  );
}
