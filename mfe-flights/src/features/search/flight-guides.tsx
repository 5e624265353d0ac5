import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { GuideLinks } from '@wayfare/search';

/** Pages of other verticals, shown while one provides them. */
const GUIDES = [
  { name: 'destinations', route: 'content.destinations', flag: 'destinations' },
  { name: 'articles', route: 'content.articles', flag: 'articles' },
] as const;

export function FlightGuides() {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { hrefs, flags } = usePlatform();
  const known = GUIDES.filter(({ route, flag }) => hrefs.has(route) && flags[flag] === true);
  return (
    <GuideLinks
      title={t('guides.title')}
      links={known.map(({ name, route }) => ({
        href: hrefs.href(route, language),
        title: t(`guides.${name}`),
        text: t(`guides.${name}Text`),
      }))}
    />
  );
}
