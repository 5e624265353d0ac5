import type { RouteObject } from '@wayfare/router';
import { DevGalleryPage } from '../app/dev-gallery-page';

export function developmentRoutes(): RouteObject[] {
  return [
    { id: 'dev.ui.en', path: '/dev/ui', Component: DevGalleryPage },
    { id: 'dev.ui.nl', path: '/nl/dev/ui', Component: DevGalleryPage },
  ];
}
