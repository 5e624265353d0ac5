import { useTranslation } from '@wayfare/i18n';
import { FailurePanel, Modal } from '@wayfare/ui';
import { useState } from 'react';
import { SearchTrigger } from '../features/site-search/search-trigger';
import { useSearchPanel } from '../features/site-search/use-search-panel';

const PHONE = '(width < 40rem)';

/** An icon until it is opened. */
export function Component() {
  const { t } = useTranslation('content');
  const { loaded, load } = useSearchPanel();
  const [size, setSize] = useState<'full' | 'medium' | null>(null);

  function handleOpen(): void {
    load();
    setSize(window.matchMedia?.(PHONE).matches ? 'full' : 'medium');
  }

  const handleClose = () => setSize(null);

  return (
    <>
      <SearchTrigger onOpen={handleOpen} onNear={load} />
      {size !== null && (
        <Modal
          title={t('siteSearch.title')}
          onClose={handleClose}
          closeLabel={t('siteSearch.close')}
          size={size === 'full' ? size : undefined}
        >
          {loaded === null && <p role="status">{t('siteSearch.loading')}</p>}
          {loaded === 'failed' && (
            <FailurePanel
              title={t('siteSearch.loadFailed')}
              retryLabel={t('siteSearch.retry')}
              onRetry={load}
            />
          )}
          {loaded !== null && loaded !== 'failed' && <loaded.Panel onClose={handleClose} />}
        </Modal>
      )}
    </>
  );
}
