import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { BedIcon, ButtonLink, MapPinIcon, PlaneIcon, TrainIcon } from '@wayfare/ui';
import { countryHref } from '../../domain/place-addresses';
import { usePlaceHref } from '../../ui/places/use-place-href';
import styles from './vacation.module.css';

interface OnwardLinksProps {
  countryCode: string;
  path: string | null;
}

/** From reading to booking: the other verticals by published name, without those that nobody publishes or that are switched off. */
export function OnwardLinks({ countryCode, path }: OnwardLinksProps) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { hrefs, flags } = usePlatform();
  const placeHref = usePlaceHref();
  const linkTo = (name: string) => (hrefs.has(name) ? hrefs.href(name, language) : null);
  const links = [
    {
      Icon: BedIcon,
      label: t('vacation.toHotels'),
      to: path === null ? linkTo('hotels.accommodations') : placeHref(path),
    },
    { Icon: PlaneIcon, label: t('vacation.toFlights'), to: linkTo('flights.search') },
    {
      Icon: TrainIcon,
      label: t('vacation.toTrains'),
      to: flags.trains === true ? linkTo('trains.landing') : null,
    },
    {
      Icon: MapPinIcon,
      label: t('vacation.toRegions'),
      to: path === null ? null : countryHref(language, countryCode),
    },
  ];
  return (
    <section className={styles.block} aria-labelledby="onward-title">
      <h2 id="onward-title">{t('vacation.onward')}</h2>
      <ul className={styles.onward}>
        {links.map(({ Icon, label, to }) =>
          to === null ? null : (
            <li key={label}>
              <ButtonLink variant="secondary" to={to} icon={<Icon />}>
                {label}
              </ButtonLink>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
