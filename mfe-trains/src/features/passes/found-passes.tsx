import type { PassSearchResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button, EmptyState, Stack, TicketIcon } from '@wayfare/ui';
import type { ReactNode } from 'react';
import type { PassSearch } from '../../domain/search/criteria';
import { PassCard } from './pass-card';
import { groupPasses, type PassGroup } from './pass-groups';
import styles from './passes.module.css';

interface Props {
  search: PassSearch;
  result: PassSearchResult;
  searchAgain: () => void;
  onEdit: () => void;
  children: ReactNode;
}

function Group({
  group: { travelClass, kind, offers },
  ...part
}: Omit<Props, 'onEdit' | 'children'> & { group: PassGroup }) {
  const { t } = useTranslation('trains');
  return (
    <section className={styles.group}>
      <h3>{t(`passes.kind.${kind}`)}</h3>
      <p className={styles.small}>{t(`passes.kindText.${kind}`)}</p>
      <ul
        className={styles.cards}
        aria-label={t('passes.list', {
          travelClass: t(`passes.class.${travelClass}`),
          kind: t(`passes.kind.${kind}`),
        })}
      >
        {offers.map((pass) => (
          <li key={pass.id}>
            <PassCard pass={pass} {...part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FoundPasses({ onEdit, children, ...part }: Props) {
  const { t } = useTranslation('trains');
  const { result } = part;
  const groups = groupPasses(result.offers);
  if (groups.length === 0) {
    return (
      <EmptyState
        title={t('passes.none')}
        icon={<TicketIcon size={32} />}
        action={<Button onClick={onEdit}>{t('results.edit')}</Button>}
      >
        <p role="status">{t('passes.noneText')}</p>
      </EmptyState>
    );
  }
  const classes = [...new Set(groups.map(({ travelClass }) => travelClass))];
  return (
    <Stack gap={6}>
      <p role="status" className={styles.small}>
        {t('passes.count', { count: result.offers.length })}
      </p>
      {classes.map((travelClass) => (
        <section key={travelClass} className={styles.group}>
          <h2>{t(`passes.class.${travelClass}`)}</h2>
          {groups
            .filter((group) => group.travelClass === travelClass)
            .map((group) => (
              <Group key={group.kind} group={group} {...part} />
            ))}
        </section>
      ))}
      {children}
    </Stack>
  );
}
