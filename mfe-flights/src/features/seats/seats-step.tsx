import type { SeatMap } from '@wayfare/api-contract';
import { Actions, SmallPrint } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useRevalidator } from '@wayfare/router';
import { ArrowRightIcon, ButtonLink, FailurePanel, Notice, TextLink } from '@wayfare/ui';
import type { ChosenService } from '../../domain/draft/chosen-services';
import { travellerNames } from '../../domain/draft/traveller-name';
import { flightNumber } from '../../domain/itinerary/segment-names';
import { hrefOfStep } from '../../domain/wizard/wizard-steps';
import { useFlightStore } from '../../state/flight-store';
import type { WizardOffer } from '../../ui/wizard/load-wizard';
import { WizardLayout } from '../../ui/wizard/wizard-layout';
import { SeatPicker } from './seat-picker';
import { useSeats, type Seats } from './use-seats';

const segmentsOf = ({ slices }: WizardOffer['offer']) => slices.flatMap(({ segments }) => segments);

function MapsFailed({ chosen }: Pick<Seats, 'chosen'>) {
  const { t } = useTranslation('flights');
  const { state, revalidate } = useRevalidator();
  const kept = chosen.map(({ designator }) => designator ?? '').join(', ');
  return (
    <>
      <FailurePanel
        title={t('seats.failed')}
        text={t('seats.failedText')}
        retryLabel={t(state === 'loading' ? 'wizard.retrying' : 'wizard.retry')}
        onRetry={() => void revalidate()}
      />
      {kept !== '' && <SmallPrint>{t('seats.kept', { seats: kept })}</SmallPrint>}
    </>
  );
}

interface NewsProps {
  news: Seats['news'];
  step: WizardOffer;
  names: readonly string[];
}

function SeatNews({ news, step: { offer }, names }: NewsProps) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const segments = segmentsOf(offer);
  const named = ({
    designator,
    passenger_ids: [passenger],
    segment_ids: [segmentId],
    amount,
  }: ChosenService) => {
    const segment = segments.find(({ id }) => id === segmentId);
    return {
      designator: designator ?? '',
      name: names[offer.passengers.findIndex(({ id }) => id === passenger)] ?? '',
      flight: segment === undefined ? '' : flightNumber(segment),
      price: formatMoney(parseMoney(amount), language),
    };
  };
  return (
    <div role="status">
      {news !== null && news.lost.length > 0 && (
        <Notice tone="warning" title={t('seats.lost')}>
          {news.lost.map((seat) => (
            <p key={seat.id}>{t('seats.lostSeat', named(seat))}</p>
          ))}
        </Notice>
      )}
      {news !== null && news.repriced.length > 0 && (
        <Notice title={t('seats.repriced')}>
          {news.repriced.map((seat) => (
            <p key={seat.id}>{t('seats.repricedSeat', named(seat))}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

interface Props {
  step: WizardOffer;
  /** null where loading failed */
  maps: SeatMap[] | null;
}

export function SeatsStep({ step, maps }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { offer, dictionary, query } = step;
  const { travelers } = useFlightStore();
  const { chosen, news, change } = useSeats(step, maps);
  const names = travellerNames(offer, travelers, t);
  const onwards = hrefOfStep('payment', query, language);
  return (
    <WizardLayout step="seats" offer={offer} dictionary={dictionary} query={query}>
      <h1>{t('wizard.step.seats')}</h1>
      <SeatNews news={news} step={step} names={names} />
      {maps === null ? (
        <MapsFailed chosen={chosen} />
      ) : (
        <>
          <p>
            {t('seats.intro')}{' '}
            {chosen.length === 0 && <TextLink to={onwards}>{t('seats.skip')}</TextLink>}
          </p>
          <SeatPicker
            maps={maps}
            passengers={offer.passengers}
            names={names}
            chosen={chosen}
            onChange={change}
            dictionary={dictionary}
            segments={segmentsOf(offer)}
          />
        </>
      )}
      <Actions>
        <ButtonLink to={onwards} iconEnd={<ArrowRightIcon />}>
          {t(chosen.length === 0 ? 'seats.continueWithout' : 'seats.continue')}
        </ButtonLink>
        <ButtonLink variant="secondary" to={hrefOfStep('bags', query, language)}>
          {t('seats.back')}
        </ButtonLink>
      </Actions>
    </WizardLayout>
  );
}
