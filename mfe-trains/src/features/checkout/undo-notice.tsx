import { useTranslation } from '@wayfare/i18n';
import { Button, Notice, UndoIcon } from '@wayfare/ui';
import { SearchAgainLink } from '../../ui/items/search-again-link';
import type { Removal } from './use-removal';

/** Undo puts the item back; an expired offer is searched for again. */
export function UndoNotice({ removal: { removed, again, undone, undo } }: { removal: Removal }) {
  const { t } = useTranslation('trains');
  if (removed === null || again === null || undone === 'added')
    return <div role="status">{undone === 'added' && t('cart.undo.done')}</div>;
  if (undone === 'expired') {
    return (
      <Notice tone="error" title={t('common:offerExpired')}>
        <SearchAgainLink item={again} size="small" />
      </Notice>
    );
  }
  return (
    <div role="status">
      <Notice
        tone={undone === 'failed' ? 'warning' : 'info'}
        title={t('cart.undo.removed', { item: removed })}
      >
        {undone === 'failed' && <p>{t('cart.undo.failed')}</p>}
        <Button
          size="small"
          variant="secondary"
          icon={<UndoIcon />}
          isBusy={undone === 'busy'}
          onClick={() => void undo()}
        >
          {t('cart.undo.undo')}
        </Button>
      </Notice>
    </div>
  );
}
