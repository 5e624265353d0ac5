import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { buttonClass } from '@wayfare/ui';
import { readSearch } from '../features/search/search-query';
import { SearchSummary } from '../features/search/search-summary';
import { earliestToday } from '../features/search/search-rules';
import { paths } from '../paths';
import styles from '../features/hotel/hotel.module.css';

/** The choice made on the hotel's page, as the URL keeps it. */
export function loader({ url }: LoaderContext) {
  const query = url.searchParams;
  const search = readSearch(query.get('search'), { today: earliestToday(Date.now()), needsDates: true, needsPlace: false });
  return { optionRefId: query.get('optionRefId') ?? '', hotelId: query.get('hotel_id') ?? '', search: query.get('search') ?? '', criteria: search.status === 'ok' ? search.criteria : null };
}

export function Component() {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { optionRefId, hotelId, search, criteria } = usePageData<typeof loader>();
  const hasSelection = optionRefId !== '' && hotelId !== '';
  const back = paths.hotelByQuery(language, new URLSearchParams({ hotel_id: hotelId, ...(search === '' ? {} : { search }) }));
  return (
    <div className={styles.page}>
      <h1>{t('step1.heading')}</h1>
      <p>{t(hasSelection ? 'step1.text' : 'step1.noSelection')}</p>
      {hasSelection && criteria !== null && (
        <section aria-labelledby="choice" className={styles.section}>
          <h2 id="choice">{t('step1.summary')}</h2>
          <p>
            <SearchSummary criteria={criteria} />
          </p>
        </section>
      )}
      <p>
        <Link className={buttonClass({ variant: 'primary' })} to={hasSelection ? back : paths.accommodations(language)}>
          {t(hasSelection ? 'step1.backToHotel' : 'step1.search')}
        </Link>
      </p>
    </div>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('step1.title') };
}
