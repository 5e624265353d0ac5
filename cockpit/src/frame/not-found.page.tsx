import { useTranslation } from '@wayfare/i18n';
import { NoSuchPage } from '../parts/no-such-page';

export function NotFoundPage() {
  const { t } = useTranslation();
  return <NoSuchPage title={t('notFound.title')} />;
}
