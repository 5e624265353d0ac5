import type { SavedTraveller } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Stack, takeFocus } from '@wayfare/ui';
import { useRef, useState } from 'react';
import styles from '../../ui/area/area.module.css';
import { Message } from '../../ui/message';
import { DeleteDialog } from './delete-dialog';
import { nameOf } from './traveller-entry';
import { TravellerForm } from './traveller-form';
import { TravellerList } from './traveller-list';

/** What is open beside the list; a form with `null` is for a new traveller. */
type Open =
  | { what: 'nothing' }
  | { what: 'form'; traveller: SavedTraveller | null }
  | { what: 'delete'; traveller: SavedTraveller };

const NOTHING: Open = { what: 'nothing' };

interface FormPartProps {
  traveller: SavedTraveller | null;
  onSaved: (traveller: SavedTraveller) => void;
  onCancel: () => void;
}

function FormPart(props: FormPartProps) {
  const { t } = useTranslation('account');
  const { traveller } = props;
  return (
    <section className={styles.section} aria-labelledby="traveller">
      <h2 id="traveller" ref={takeFocus} tabIndex={-1}>
        {traveller === null
          ? t('travellers.add')
          : t('travellers.editNamed', { name: nameOf(traveller) })}
      </h2>
      <TravellerForm {...props} />
    </section>
  );
}

export function TravellersView({ travellers }: { travellers: readonly SavedTraveller[] }) {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open>(NOTHING);
  const [news, setNews] = useState<{ count: number; text: string } | null>(null);

  function show(next: Open): void {
    setNews(null);
    setOpen(next);
  }

  function tell(text: string): void {
    setOpen(NOTHING);
    setNews((before) => ({ count: (before?.count ?? 0) + 1, text }));
  }

  function handleCancel(): void {
    show(NOTHING);
    heading.current?.focus();
  }

  return (
    <Stack gap={5}>
      <section className={styles.section} aria-labelledby="travellers">
        <h2 id="travellers" ref={heading} tabIndex={-1}>
          {t('travellers.heading')}
        </h2>
        <p className={styles.small}>{t('travellers.lead')}</p>
        {news !== null && <Message key={news.count} tone="success" title={news.text} />}
        <TravellerList
          travellers={travellers}
          isFormOpen={open.what === 'form'}
          onEdit={(traveller) => show({ what: 'form', traveller })}
          onDelete={(traveller) => show({ what: 'delete', traveller })}
        />
      </section>
      {open.what === 'form' && (
        <FormPart
          key={open.traveller?.id ?? ''}
          traveller={open.traveller}
          onSaved={(saved) => tell(t('travellers.saved', { name: nameOf(saved) }))}
          onCancel={handleCancel}
        />
      )}
      {open.what === 'delete' && (
        <DeleteDialog
          traveller={open.traveller}
          onDeleted={() => tell(t('travellers.deleted', { name: nameOf(open.traveller) }))}
          onClose={() => show(NOTHING)}
        />
      )}
    </Stack>
  );
}
