import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Button, Notice } from '@wayfare/ui';
import { useState, type ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { useAddToCart, type Added, type NewItem } from '../../state/basket/use-add-to-cart';

interface Props {
  items: readonly NewItem[];
  label: ReactNode;
  searchAgain: () => void;
}

export function AddToCart({ items, label, searchAgain }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const navigate = useNavigate();
  const addToCart = useAddToCart();
  const [state, setState] = useState<'ready' | 'busy' | Exclude<Added, 'added'>>('ready');

  async function handleAdd(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    const added = await addToCart(items);
    if (added === 'added') await navigate(paths.passengers(language));
    else setState(added);
  }

  return (
    <>
      {state === 'expired' && (
        <Notice tone="error" title={t('common:offerExpired')}>
          <Button variant="secondary" size="small" onClick={searchAgain}>
            {t('common:redoSearch')}
          </Button>
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="error" title={t('adding.failed')}>
          {t('adding.failedText')}
        </Notice>
      )}
      <Button isBusy={state === 'busy'} onClick={() => void handleAdd()}>
        {label}
      </Button>
    </>
  );
}
