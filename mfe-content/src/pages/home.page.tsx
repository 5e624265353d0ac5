import { Later, usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { Hero } from '../features/home/hero';
import { HomeArticles } from '../features/home/home-articles';
import { HomeDestinations } from '../features/home/home-destinations';
import { HomeHotels } from '../features/home/home-hotels';
import styles from '../features/home/home.module.css';
import { loadHome } from '../features/home/load-home';
import { organization } from '../features/home/organization';
import { soldOf } from '../features/home/sold';
import { PartnerLogos } from '../features/partners/partner-logos';
import { Promises } from '../features/promises/promises';
import { PopularPlaces, PopularPlacesLoading } from '../ui/places/popular-places';

export const startsWhenUsed = true;

export function loader(context: LoaderContext) {
  return loadHome(context);
}

export function meta({ t, flags, support }: MetaContext<unknown>): PageMeta {
  const sold = soldOf(flags);
  return {
    title: t(`home.${sold}.metaTitle`),
    description: t(`home.${sold}.metaDescription`),
    structured: [organization({ t, flags, support })],
  };
}

export function Component() {
  const { places, destinations, articles } = usePageData<typeof loader>();
  return (
    <div className={styles.home}>
      <Hero />
      <Later value={places} fallback={<PopularPlacesLoading />}>
        {(shown) => <PopularPlaces places={shown} />}
      </Later>
      <HomeHotels />
      <Promises />
      <HomeDestinations choice={destinations} />
      <HomeArticles articles={articles} />
      <PartnerLogos />
    </div>
  );
}
