import type { SavedCard } from '@wayfare/api-contract';
import { useCardNames } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link, useSearchParams } from '@wayfare/router';
import { Badge, Button, buttonClass } from '@wayfare/ui';
import { useState } from 'react';
import { paths } from '../../domain/paths';
import styles from '../../ui/area/area.module.css';
import { Message } from '../../ui/message';
import { RemoveDialog } from './remove-dialog';

/** Query set after a card was saved. */
export const ADDED = 'added';

function CardEntry({ card, onRemove }: { card: SavedCard; onRemove: () => void }) {
  const { t } = useTranslation('account');
  const names = useCardNames();
  const name = names.name(card);
  return (
    <li className={styles.entry}>
      <div>
        <h3>
          {name} {card.expired && <Badge tone="warning">{t('cards.expired')}</Badge>}
        </h3>
        <p className={styles.small}>{names.validity(card)}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('cards.removeNamed', { card: name })}
        onClick={onRemove}
      >
        {t('cards.remove')}
      </Button>
    </li>
  );
}

export function CardsView({ cards }: { cards: readonly SavedCard[] }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const names = useCardNames();
  const [query] = useSearchParams();
  const [removing, setRemoving] = useState<SavedCard | null>(null);
  const [news, setNews] = useState(query.has(ADDED) ? { count: 0, text: t('cards.added') } : null);

  function handleRemove(card: SavedCard): void {
    setNews(null);
    setRemoving(card);
  }

  function handleRemoved(card: SavedCard): void {
    setRemoving(null);
    const text = t('cards.removed', { card: names.name(card) });
    setNews((before) => ({ count: (before?.count ?? 0) + 1, text }));
  }

  return (
    <section className={styles.section} aria-labelledby="cards">
      <h2 id="cards">{t('cards.heading')}</h2>
      <p className={styles.small}>{t('cards.lead')}</p>
      {news !== null && <Message key={news.count} tone="success" title={news.text} />}
      {cards.length === 0 && <p>{t('cards.none')}</p>}
      <ul className={styles.list} role="list">
        {cards.map((card) => (
          <CardEntry key={card.id} card={card} onRemove={() => handleRemove(card)} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.newCard(language)}>
          {t('cards.add')}
        </Link>
      </div>
      {removing !== null && (
        <RemoveDialog
          card={{ id: removing.id, name: names.name(removing) }}
          onRemoved={() => handleRemoved(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}
