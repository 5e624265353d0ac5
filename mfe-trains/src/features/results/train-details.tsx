import type { TicketOffer, TicketSearchResult } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { totalOf } from '../../domain/fares/shown-price';
import { TicketFacts } from '../../ui/results/ticket-facts';
import { FareTable } from './fare-table';
import type { Train } from './selection';
import { TrainStops } from './train-stops';
import styles from './train.module.css';

export interface TrainDetailsProps {
  train: Train;
  name: string;
  result: TicketSearchResult;
  chosen: TicketOffer | null;
  onChoose: (offer: TicketOffer) => void;
  renderOnward: (label: string) => ReactNode;
}

function ChosenTicket({
  offer,
  result,
  renderOnward,
}: Pick<TrainDetailsProps, 'result' | 'renderOnward'> & { offer: TicketOffer }) {
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

export function TrainDetails({
  train: { solution, offers },
  name,
  result,
  chosen,
  onChoose,
  renderOnward,
}: TrainDetailsProps) {
  const { t } = useTranslation('trains');
  return (
    <>
      <TrainStops solution={solution} />
      <FareTable offers={offers} chosen={chosen?.id ?? null} name={name} onChoose={onChoose} />
      {chosen === null ? (
        <p className={styles.small}>{t('ticket.chooseHint')}</p>
      ) : (
        <ChosenTicket offer={chosen} result={result} renderOnward={renderOnward} />
      )}
    </>
  );
}
