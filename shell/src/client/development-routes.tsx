import { LANGUAGE_FACTS, LANGUAGES } from '@wayfare/domain';
import type { RouteObject } from '@wayfare/router';
import { DevGalleryPage } from '../app/dev-gallery-page';

export function developmentRoutes(): RouteObject[] {
  return LANGUAGES.map((language) => ({
    id: `dev.ui.${language}`,
    path: `${LANGUAGE_FACTS[language].prefix}/dev/ui`,
    Component: DevGalleryPage,
  }));
}
