import type { BagService, FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Stepper } from '@wayfare/ui';
import { quantityOf, type ChosenService } from '../../domain/draft/chosen-services';
import { bagText, includedText } from '../../domain/fare/bag-text';
import { placeName } from '../../domain/itinerary/segment-names';
import { bagDirections, type BagDirection } from './bag-choices';
import styles from './bags.module.css';

interface Choice {
  chosen: readonly ChosenService[];
  onChange: (service: BagService, quantity: number) => void;
}

interface Named {
  traveller: string;
  route: string;
}

function ExtraBag({
  service,
  traveller,
  route,
  chosen,
  onChange,
}: Choice & Named & { service: BagService }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { name, limits } = bagText(service.metadata, t);
  const price = t('bags.each', { price: formatMoney(parseMoney(service.total_amount), language) });
  return (
    <Stepper
      label={name}
      fullName={t('bags.stepper', {
        bag: [name, limits].filter((part) => part !== '').join(', '),
        name: traveller,
        route,
      })}
      description={limits === '' ? price : `${price} · ${limits}`}
      value={quantityOf(chosen, service)}
      min={0}
      max={service.maximum_quantity}
      onChange={(quantity) => onChange(service, quantity)}
    />
  );
}

function Direction({
  direction,
  dictionary,
  traveller,
  ...choice
}: Choice & Pick<Named, 'traveller'> & { direction: BagDirection; dictionary: FlightDictionary }) {
  const { t } = useTranslation('flights');
  const { slices, included, extras } = direction;
  const routes = slices.map(({ origin, destination }) =>
    t('slice.route', {
      origin: placeName(dictionary, origin),
      destination: placeName(dictionary, destination),
    }),
  );
  return (
    <div className={styles.direction}>
      <h3>{routes.length > 1 ? t('bags.together', { routes: routes.join(', ') }) : routes[0]}</h3>
      {routes.length === 1 && <SmallPrint>{includedText(included, t)}</SmallPrint>}
      {extras.map((service) => (
        <ExtraBag
          key={service.id}
          service={service}
          traveller={traveller}
          route={routes.join(', ')}
          {...choice}
        />
      ))}
    </div>
  );
}

interface Props extends Choice {
  offer: FlightOffer;
  dictionary: FlightDictionary;
  index: number;
  name: string;
}

/** Included and extra bags, by direction (FLT-33, FLT-37). */
export function TravellerBags({ offer, dictionary, index, name, ...choice }: Props) {
  const passenger = offer.passengers[index];
  if (passenger === undefined) return null;
  return (
    <BookingSection id={`bags-${index + 1}`} title={name}>
      {bagDirections(offer, passenger.id).map((direction) => (
        <Direction
          key={direction.slices.map(({ id }) => id).join(' ')}
          direction={direction}
          dictionary={dictionary}
          traveller={name}
          {...choice}
        />
      ))}
    </BookingSection>
  );
}
