import { localeOf, type Language } from '@wayfare/domain';
import { WHOLE } from '@wayfare/rollout/whole';

/** Share of the visitors, of hundredths of a percent. */
export const shownShare = (weight: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(weight / WHOLE);

/** Bytes as kilobytes of a thousand. */
export const shownBytes = (bytes: number, language: Language): string =>
  `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(bytes / 1_000)} kB`;
