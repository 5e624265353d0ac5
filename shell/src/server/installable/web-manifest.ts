import { homeOf, LANGUAGE_FACTS, type Language } from '@wayfare/domain';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { navigationEntries } from '@wayfare/remote-kit/host';
import { HEADER_COLOUR } from '../../app/site-files';
import { outageTexts } from '../platform/outage-texts';
import { APP_ICONS } from './icons';

const GROUND = '#f7f8f7';

interface Parts {
  language: Language;
  manifests: readonly VerticalManifest[];
  flags: Readonly<Record<string, boolean>>;
}

/** The web app manifest in one language: one app for all of them, with the header's links as shortcuts. */
export const webManifest = ({ language, manifests, flags }: Parts) => ({
  id: '/',
  name: 'Wayfare',
  short_name: 'Wayfare',
  description: outageTexts(language)['app'],
  lang: language,
  dir: LANGUAGE_FACTS[language].direction,
  start_url: homeOf(language),
  scope: '/',
  display: 'standalone',
  theme_color: HEADER_COLOUR.light,
  background_color: GROUND,
  categories: ['travel'],
  icons: APP_ICONS.map(({ path, size, purpose }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: navigationEntries(manifests, flags, language).map(({ href, label }) => ({
    name: label,
    url: href,
  })),
});
