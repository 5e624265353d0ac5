import { LANGUAGES, localeOf, type Language } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import type { PageHead } from '@wayfare/remote-kit/host';
import { useSite } from './site';

/** Open Graph wants a territory too: the one whose spelling the texts follow. */
const openGraphLocale = (language: Language) => localeOf(language).replace('-', '_');

const CARD_SIZE = { width: 1200, height: 630 };

interface Props {
  head: PageHead;
  language: Language;
  address: string | null;
}

export function SocialTags({ head, language, address }: Props) {
  const { origin } = useSite();
  const { t } = useTranslation('shell');
  const image = head.image ?? {
    path: `/media/cards/site/wayfare.${language}.png`,
    alt: t('site.card'),
    ...CARD_SIZE,
  };
  const others = LANGUAGES.filter((other) => other !== language);
  return (
    <>
      <meta property="og:site_name" content={t('site.name')} />
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:title" content={head.title === '' ? t('site.name') : head.title} />
      {head.description === undefined ? null : (
        <meta property="og:description" content={head.description} />
      )}
      {address === null ? null : <meta property="og:url" content={address} />}
      <meta property="og:locale" content={openGraphLocale(language)} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      <meta property="og:image" content={origin + image.path} />
      <meta property="og:image:alt" content={image.alt} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
