import type { TrainBasket } from '@wayfare/api-contract';
import { Actions } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, ButtonLink, Notice } from '@wayfare/ui';
import { travelText } from '../../domain/items/travel-text';
import { paths } from '../../domain/paths';
import type { PrebookState } from '../../state/basket/use-prebook';
import { SearchAgainLink } from '../items/search-again-link';
import { BasketProblemNotice } from './basket-problem-notice';
import styles from './basket.module.css';

interface Props {
  state: PrebookState;
  basket: TrainBasket;
  isBusy: boolean;
  onAccept: (total: string) => void;
  onBack: () => void;
}

/** Both totals and two choices of equal weight. */
function PriceChange({
  before,
  now,
  isBusy,
  onAccept,
  onBack,
}: Pick<Props, 'isBusy' | 'onAccept' | 'onBack'> & { before: string; now: string }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  const rows = [
    [t('prebook.before'), price(before)],
    [t('prebook.now'), price(now)],
  ];
  return (
    <Notice tone="error" title={t('prebook.priceChanged')}>
      <dl className={styles.change}>
        {rows.map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p>{t('prebook.nothing')}</p>
      <Actions>
        <Button variant="secondary" isBusy={isBusy} onClick={() => onAccept(now)}>
          {t('prebook.accept', { price: price(now) })}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('prebook.back')}
        </Button>
      </Actions>
    </Notice>
  );
}

/** Expired offers, each with its search (ERR-10). */
function Lapsed({
  itemIds,
  basket: { bookingItems },
}: {
  itemIds: readonly string[];
  basket: TrainBasket;
}) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const named = bookingItems.filter(({ id }) => itemIds.includes(id));
  const items = named.length > 0 ? named : bookingItems;
  return (
    <Notice tone="error" title={t('common:offerExpired')}>
      <p>{t('prebook.lapsed')}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {travelText(item)}: <SearchAgainLink item={item} size="small" variant="secondary" />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink size="small" variant="quiet" to={paths.checkout(language)}>
          {t('prebook.toCart')}
        </ButtonLink>
      </p>
    </Notice>
  );
}

export function PrebookProblem({ state, basket, ...ways }: Props) {
  const { t } = useTranslation('trains');
  if (state.state !== 'done') return null;
  const { outcome } = state;
  switch (outcome.kind) {
    case 'priceChanged':
      return <PriceChange before={outcome.before} now={outcome.now} {...ways} />;
    case 'lapsed':
      return <Lapsed itemIds={outcome.itemIds} basket={basket} />;
    case 'ordered':
      return <BasketProblemNotice state={{ state: 'problem', problem: outcome }} />;
    case 'failed':
      return (
        <Notice tone="error" title={t(outcome.messageKey)}>
          {t('prebook.failed')}
        </Notice>
      );
    default:
      // refused fields show their own messages
      return null;
  }
}
