import type { MetaContext, StructuredData } from '@wayfare/remote-kit';
import { paths } from '../../paths';

/** Who runs the site, for search engines. */
export function organization({
  t,
  support,
}: Pick<MetaContext<unknown>, 't' | 'support'>): StructuredData {
  return {
    '@type': 'Organization',
    name: t('home.organization'),
    url: paths.home('en'),
    logo: '/icon.svg',
    description: t('home.metaDescription'),
    ...(support.social.length === 0 ? {} : { sameAs: support.social.map(({ url }) => url) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: support.email,
      availableLanguage: ['en', 'nl'],
    },
  };
}
