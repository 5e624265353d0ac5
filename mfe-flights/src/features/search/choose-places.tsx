import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ChooseTyped } from '@wayfare/search';
import { paths } from '../../domain/paths';
import type { FlightSearch } from '../../domain/search/criteria';
import { toQuery } from '../../domain/search/criteria-codec';
import { placeOptions } from './place-options';
import { withPlace, type TypedEnd } from './typed-places';

export function ChoosePlaces({
  search,
  typed,
}: {
  search: FlightSearch;
  typed: readonly TypedEnd[];
}) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const groups = {
    city: t('places.cities'),
    airport: t('places.airports'),
    similar: t('places.similar'),
  };
  return (
    <ChooseTyped
      title={t('places.choose')}
      places={typed.map((one) => ({
        label: `${t(`form.${one.end}`)}${search.trip === 'multi' ? ` ${one.slice + 1}` : ''}`,
        text: one.text,
        options: placeOptions(one.found, groups).map(({ id, label, detail, place }) => ({
          id,
          label,
          detail,
          href: paths.results(language, toQuery(withPlace(search, one, place))),
        })),
      }))}
    />
  );
}
