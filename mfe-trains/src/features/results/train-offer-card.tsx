import type { TicketOffer, TicketSearchResult } from '@wayfare/api-contract';
import { formatMoney, journeyTimes, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import {
  Button,
  Card,
  ChevronDownIcon,
  ChevronUpIcon,
  Notice,
  Price,
  VisuallyHidden,
} from '@wayfare/ui';
import { useId, useState, type ReactNode } from 'react';
import { FareTable } from './fare-table';
import styles from './train.module.css';
import type { Train } from './selection';
import { cheapest, totalOf } from './shown-price';
import { TicketFacts } from './ticket-facts';
import { Emissions } from './train-emissions';
import { TrainLine, trainsText } from './train-line';
import { TrainStops } from './train-stops';

interface Props {
  train: Train;
  result: TicketSearchResult;
  /** the offer of this train that is chosen */
  chosen: TicketOffer | null;
  onChoose: (offer: TicketOffer) => void;
  /** the way on with the chosen ticket */
  renderOnward: (label: string) => ReactNode;
}

/** What is sold with the ticket that is chosen, and the way on. */
function ChosenTicket({
  offer,
  result,
  renderOnward,
}: Pick<Props, 'result' | 'renderOnward'> & { offer: TicketOffer }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const name = t('ticket.name', {
    comfort: offer.comfortCategory.label,
    flexibility: offer.flexibility.label,
  });
  return (
    <section className={styles.chosen} aria-label={t('ticket.details', { name })}>
      <h4>{name}</h4>
      {offer.compatibleOffers.length > 0 && <Notice>{t('ticket.returnOnly')}</Notice>}
      <TicketFacts offer={offer} products={result.products} />
      {renderOnward(
        t('ticket.choose', { price: formatMoney(parseMoney(totalOf([offer])), language) }),
      )}
    </section>
  );
}

/** One train of the list with its lowest price; opened, its stops and its tickets. */
export function TrainOfferCard({
  train: { solution, offers },
  result,
  chosen,
  onChoose,
  renderOnward,
}: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(chosen !== null);
  const { departure, arrival } = journeyTimes(solution.departure, solution.arrival, language);
  const name = t('train.name', { departure, arrival });
  const lowest = cheapest(offers);
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.name}>
        <VisuallyHidden>
          {t('train.heading', { departure, arrival, trains: trainsText(solution) })}
        </VisuallyHidden>
      </h3>
      <TrainLine solution={solution} />
      <div className={styles.from}>
        {lowest !== undefined && (
          <p>
            {t('train.from')} <Price amount={totalOf([lowest])} language={language} size="large" />
          </p>
        )}
        <p className={styles.small}>{t('train.total', { count: result.travelers.length })}</p>
      </div>
      <Emissions emissions={solution.emissions} />
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        iconEnd={isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'train.hide' : 'train.show')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <div id={id} className={styles.details}>
          <TrainStops solution={solution} />
          <FareTable offers={offers} chosen={chosen?.id ?? null} name={name} onChoose={onChoose} />
          {chosen === null ? (
            <p className={styles.small}>{t('ticket.chooseHint')}</p>
          ) : (
            <ChosenTicket offer={chosen} result={result} renderOnward={renderOnward} />
          )}
        </div>
      )}
    </Card>
  );
}
