import { useTranslation, type Translate } from '@wayfare/i18n';
import { useMatches } from '@wayfare/router';
import type assistance from '../locales/en/assistance.json';
import type base from '../locales/en/base.json';
import type booking from '../locales/en/booking.json';
import type card from '../locales/en/card.json';
import type invoice from '../locales/en/invoice.json';
import type pay from '../locales/en/pay.json';

type Catalogue = typeof assistance &
  typeof base &
  typeof booking &
  typeof card &
  typeof invoice &
  typeof pay;

type Keys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Stem}_${'one' | 'other'}`
      ? Stem
      : Key
    : `${Key}.${Keys<Texts[Key]>}`;
}[keyof Texts & string];

export type Texts<Section extends keyof Catalogue> = (
  key: Keys<Catalogue[Section]>,
  values?: Readonly<Record<string, string | number>>,
) => string;

const known = new WeakMap<Translate, Map<string, Translate>>();

/** memoised by the vertical's translator */
function sectionOf(t: Translate, section: string): Translate {
  const sections = known.get(t) ?? new Map<string, Translate>();
  known.set(t, sections);
  const texts: Translate =
    sections.get(section) ?? ((key, values) => t(`checkoutKit.${section}.${key}`, values));
  sections.set(section, texts);
  return texts;
}

const verticalOf = (handle: unknown): string =>
  typeof handle === 'object' &&
  handle !== null &&
  'vertical' in handle &&
  typeof handle.vertical === 'string'
    ? handle.vertical
    : '';

/** The kit's texts in the page's language, from the vertical's messages merged by `withCheckout`. */
export function useTexts<Section extends keyof Catalogue>(section: Section): Texts<Section> {
  const { t } = useTranslation(verticalOf(useMatches().at(-1)?.handle));
  return sectionOf(t, section);
}
