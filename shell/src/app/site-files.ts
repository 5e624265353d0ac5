import { forLanguages, LANGUAGE_FACTS } from '@wayfare/domain';

/** The script that keeps the offline page; at the root, since its folder is what it answers for (decision 0095). */
export const SERVICE_WORKER = '/service-worker.js';

/** What a device reads when it installs the site, in the language of the page that it was installed from. */
export const WEB_MANIFEST = forLanguages(
  (language) => `${LANGUAGE_FACTS[language].prefix}/manifest.webmanifest`,
);

export const TOUCH_ICON = '/icon-touch-180.png';

export const HEADER_COLOUR = { light: '#ffffff', dark: '#152329' };
