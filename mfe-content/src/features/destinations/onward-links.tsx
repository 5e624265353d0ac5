import { useTranslation } from '@wayfare/i18n';
import { useLanguage, useNavigationEntries } from '@wayfare/remote-kit';
import { BedIcon, ButtonLink, MapPinIcon, PlaneIcon, SearchIcon, TrainIcon } from '@wayfare/ui';
import { countryHref } from '../../domain/place-addresses';
import { usePlaceHref } from '../../ui/places/use-place-href';
import styles from './vacation.module.css';

/** Icons and texts for some verticals; others use the header's. */
const WORDS: Readonly<Record<string, { Icon: typeof BedIcon; text: string }>> = {
  hotels: { Icon: BedIcon, text: 'vacation.toHotels' },
  flights: { Icon: PlaneIcon, text: 'vacation.toFlights' },
  trains: { Icon: TrainIcon, text: 'vacation.toTrains' },
};

interface OnwardLinksProps {
  countryCode: string;
  path: string | null;
}

/** Links from the header's navigation and to the country's places. */
export function OnwardLinks({ countryCode, path }: OnwardLinksProps) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const placeHref = usePlaceHref();
  const searches = useNavigationEntries().map(({ vertical, label, href }) => {
    const words = WORDS[vertical];
    return {
      Icon: words?.Icon ?? SearchIcon,
      label: words === undefined ? label : t(words.text),
      to: vertical === 'hotels' && path !== null ? placeHref(path) : href,
    };
  });
  const links = [
    ...searches,
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
