import { useLanguage } from '@wayfare/remote-kit';
import { lazy, Suspense } from 'react';

const Gallery = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dev-gallery" */ '@wayfare/ui/dev-gallery'))
    .DevGallery,
}));

export function DevGalleryPage() {
  return (
    <Suspense fallback={null}>
      <Gallery language={useLanguage()} />
    </Suspense>
  );
}
