import type { Destination } from '@wayfare/api-contract';
import { LANGUAGES, type Language } from '@wayfare/domain';
import type { MetaContext, PageMeta, StructuredData } from '@wayfare/remote-kit';
import { crumbList } from '../../domain/crumb-list';
import { slugIn } from '../../domain/localized-slug';
import { paths } from '../../domain/paths';
import type { LoadedVacation } from './load-vacation';

type Context = Pick<MetaContext<unknown>, 'language' | 't'>;

/** Per language: names of the SEO texts (SEO-06) if they are of this page, else the entry's, else all destinations. */
export function vacationAlternates(
  { destination, hotelPaths }: Pick<LoadedVacation, 'destination' | 'hotelPaths'>,
  own: Language,
): Record<Language, string> {
  const isSame = hotelPaths?.[own] === `/${destination.slug}`;
  const pathIn = (language: Language): string => {
    if (language === own) return paths.vacation(language, destination.slug);
    const slug = isSame ? hotelPaths[language].slice(1) : slugIn(language, destination);
    return slug === null || slug === ''
      ? paths.destinations(language)
      : paths.vacation(language, slug);
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, pathIn(language)])) as Record<
    Language,
    string
  >;
}

export function vacationCrumbs(
  { title, slug }: Pick<Destination, 'title' | 'slug'>,
  { language, t }: Context,
) {
  return [
    { label: t('reading.home'), href: paths.home(language) },
    { label: t('destinations.title'), href: paths.destinations(language) },
    { label: title, href: paths.vacation(language, slug) },
  ];
}

function structuredDestination(
  { title, slug, teaser, cover, highlights }: Destination,
  language: Language,
): StructuredData {
  return {
    '@type': 'TouristDestination',
    name: title,
    description: teaser,
    url: paths.vacation(language, slug),
    image: [`${cover.src}/1280.webp`],
    includesAttraction: highlights.map((highlight) => ({
      '@type': 'TouristAttraction',
      name: highlight.title,
      description: highlight.text,
    })),
  };
}

export function vacationMeta({ data, language, t }: MetaContext<LoadedVacation>): PageMeta {
  const { destination } = data;
  return {
    title: t('vacation.metaTitle', { country: destination.title }),
    description: destination.teaser,
    alternates: vacationAlternates(data, language),
    image: {
      path: `/media/cards/destination/${destination.slug}.${language}.png`,
      alt: destination.title,
      width: 1200,
      height: 630,
    },
    structured: [
      structuredDestination(destination, language),
      crumbList(vacationCrumbs(destination, { language, t })),
    ],
  };
}
