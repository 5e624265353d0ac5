import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Disclosure, Notice, Price, Stack } from '@wayfare/ui';
import { totalOf } from '../../domain/fares/shown-price';
import { TicketFacts } from '../../ui/results/ticket-facts';
import { AddChosen } from './add-chosen';
import type { ChooseProps } from './choose-props';
import { ChosenSummary } from './chosen-summary';
import styles from './results.module.css';
import { chosenIn } from './selection';
import { TrainStops } from './train-stops';

export type ReviewChoiceProps = Pick<
  ChooseProps,
  'search' | 'result' | 'chosen' | 'nav' | 'searchAgain'
>;

export function ReviewChoice({ nav, ...choice }: ReviewChoiceProps) {
  const { result, chosen } = choice;
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const tickets = chosenIn(chosen);
  const isBound = chosen.back !== null && (chosen.out?.offer.compatibleOffers.length ?? 0) > 0;
  return (
    <Stack gap={4}>
      {tickets.map((ticket, index) => (
        <ChosenSummary
          key={ticket.offer.id}
          direction={index === 0 ? 0 : 1}
          chosen={ticket}
          changeHref={nav.hrefOf({ ...nav.selection, step: index === 0 ? 'out' : 'back' })}
        >
          <Disclosure summary={t('train.stops')}>
            <TrainStops solution={ticket.solution} />
          </Disclosure>
          <TicketFacts offer={ticket.offer} products={result.products} />
        </ChosenSummary>
      ))}
      {isBound && <Notice title={t('results.boundTitle')}>{t('results.oneItem')}</Notice>}
      <p className={styles.sum}>
        {t('results.total', { count: result.travelers.length })}{' '}
        <Price
          amount={totalOf(tickets.map(({ offer }) => offer))}
          language={language}
          size="large"
        />
      </p>
      <div className={styles.add}>
        <AddChosen {...choice} label={t('adding.tickets')} />
      </div>
    </Stack>
  );
}
