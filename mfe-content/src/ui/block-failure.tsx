import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, Notice } from '@wayfare/ui';

/** A part of a page that did not come, in its own place; the rest of the page is not concerned. */
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
