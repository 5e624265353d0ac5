import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, Notice } from '@wayfare/ui';

/** In place of a failed part of a page. */
export function BlockFailure({ title }: { title: string }) {
  const { t } = useTranslation('content');
  const { revalidate, state } = useRevalidator();
  return (
    <Notice tone="error" title={title}>
      <Button
        variant="secondary"
        size="small"
        isBusy={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {t('reading.retry')}
      </Button>
    </Notice>
  );
}
