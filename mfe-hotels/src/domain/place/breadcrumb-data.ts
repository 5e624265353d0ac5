import type { Language } from '@wayfare/domain';
import type { StructuredData } from '@wayfare/remote-kit';
import { paths } from '../paths';
import type { PlaceStep } from './breadcrumb';

export function breadcrumbData(
  steps: readonly Pick<PlaceStep, 'label' | 'path'>[],
  language: Language,
  allCountries: string,
): StructuredData {
  const links = [
    { name: allCountries, item: paths.results(language) },
    ...steps.map(({ label, path }) => ({ name: label, item: paths.place(language, path) })),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...link,
    })),
  };
}
