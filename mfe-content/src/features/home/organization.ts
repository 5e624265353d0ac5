import { LANGUAGES } from '@wayfare/domain';
import type { MetaContext, StructuredData } from '@wayfare/remote-kit';
import { paths } from '../../domain/paths';
import { soldOf } from './sold';

/** Structured data of the company. */
export function organization({
  t,
  flags,
  support,
}: Pick<MetaContext<unknown>, 't' | 'flags' | 'support'>): StructuredData {
  return {
    '@type': 'Organization',
    name: t('home.organization'),
    url: paths.home('en'),
    logo: '/icon.svg',
    description: t(`home.${soldOf(flags)}.metaDescription`),
    ...(support.social.length === 0 ? {} : { sameAs: support.social.map(({ url }) => url) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: support.email,
      availableLanguage: [...LANGUAGES],
    },
  };
}
