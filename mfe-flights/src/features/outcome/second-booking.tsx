import { BookingSection } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import { fromQuery, toQuery } from '../../domain/search/criteria-codec';
import { secondSearch } from '../../domain/search/search-rules';

/** Offers the same search for children left without an adult on this booking. */
export function SecondBooking({ search }: { search: string }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const first = fromQuery(new URLSearchParams(search));
  const second = first === null ? null : secondSearch(first);
  if (first === null || second === null) return null;
  return (
    <BookingSection id="second-booking" title={t('outcome.second.heading')}>
      <p>
        {t('outcome.second.text', {
          count: first.laterAges.length,
          ages: first.laterAges.join(', '),
        })}
      </p>
      <p>
        <ButtonLink to={paths.search(language, toQuery(second))}>
          {t('outcome.second.start')}
        </ButtonLink>
      </p>
    </BookingSection>
  );
}
