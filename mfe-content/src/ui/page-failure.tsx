import { useTranslation } from '@wayfare/i18n';
import { useLocation } from '@wayfare/router';
import { ButtonLink, Notice, Stack } from '@wayfare/ui';

/** Retry is a link, so that it works without a script. */
export function PageFailure({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('content');
  const { pathname, search } = useLocation();
  return (
    <Stack gap={5}>
      <h1>{title}</h1>
      <Notice tone="error" title={text}>
        <ButtonLink variant="secondary" to={pathname + search} replace>
          {t('reading.retry')}
        </ButtonLink>
      </Notice>
    </Stack>
  );
}
