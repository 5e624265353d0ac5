import { BookingSection } from '@wayfare/checkout';
import { journeyTimes } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink } from '@wayfare/ui';
import { TrainLine } from '../../ui/journey/train-line';
import { exchangeDifference } from './difference';
import type { FoundExchange } from './found-exchanges';

export function NewTrain({ found: { offer, solution } }: { found: FoundExchange }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  return (
    <>
      <p>{journeyTimes(solution.departure, solution.arrival, language).date}</p>
      <TrainLine solution={solution} />
      <p>
        {t('ticket.name', {
          comfort: offer.comfortCategory.label,
          flexibility: offer.flexibility.label,
        })}
      </p>
    </>
  );
}

export function ChosenTrain({ found, otherHref }: { found: FoundExchange; otherHref: string }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  return (
    <BookingSection id="chosen-train" title={t('manage.exchange.chosenOut')}>
      <NewTrain found={found} />
      <p>{exchangeDifference(found.offer.difference.value, { language, t })}</p>
      <p>
        <ButtonLink variant="secondary" size="small" to={otherHref}>
          {t('manage.exchange.others')}
        </ButtonLink>
      </p>
    </BookingSection>
  );
}
