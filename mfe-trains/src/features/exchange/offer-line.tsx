import { journeyTimes } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink } from '@wayfare/ui';
import { TrainLine, trainsText } from '../../ui/journey/train-line';
import { exchangeDifference } from './difference';
import styles from './exchange.module.css';
import type { FoundExchange } from './found-exchanges';

export function OfferLine({
  found: { offer, solution },
  href,
}: {
  found: FoundExchange;
  href: string;
}) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { date, departure, arrival } = journeyTimes(solution.departure, solution.arrival, language);
  const ticket = t('ticket.name', {
    comfort: offer.comfortCategory.label,
    flexibility: offer.flexibility.label,
  });
  return (
    <li className={styles.entry}>
      <p>{date}</p>
      <TrainLine solution={solution} />
      <p>{ticket}</p>
      <p className={styles.difference}>
        {exchangeDifference(offer.difference.value, { language, t })}
      </p>
      <ButtonLink
        variant="secondary"
        to={href}
        aria-label={t('manage.exchange.chooseThis', {
          train: t('train.heading', { departure, arrival, trains: trainsText(solution) }),
          ticket,
        })}
      >
        {t('manage.exchange.choose')}
      </ButtonLink>
    </li>
  );
}
