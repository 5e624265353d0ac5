import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ChooseTyped } from '@wayfare/search';
import { paths } from '../../domain/paths';
import type { TicketSearch } from '../../domain/search/criteria';
import { toTicketQuery } from '../../domain/search/criteria-codec';
import { placeOptions } from '../../domain/search/place-options';
import type { TypedEnd } from './typed-places';

export function ChooseStations({
  search,
  typed,
}: {
  search: TicketSearch;
  typed: readonly TypedEnd[];
}) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  return (
    <ChooseTyped
      title={t('places.choose')}
      places={typed.map(({ end, text, found }) => ({
        label: t(`form.${end}`),
        text,
        options: placeOptions(found, t, language).map(({ id, label, detail, place }) => ({
          id,
          label,
          detail,
          href: paths.tickets(language, toTicketQuery({ ...search, [end]: place })),
        })),
      }))}
    />
  );
}
