import { SUPPORT_EMAIL } from '@wayfare/domain';
import type { MetaContext, StructuredData } from '@wayfare/remote-kit';
import { paths } from '../../paths';

/** Who runs the site, for search engines. */
export function organization({ t }: Pick<MetaContext<unknown>, 't'>): StructuredData {
  return {
    '@type': 'Organization',
    name: t('home.organization'),
    url: paths.home('en'),
    logo: '/icon.svg',
    description: t('home.metaDescription'),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: SUPPORT_EMAIL, availableLanguage: ['en', 'nl'] },
  };
}
