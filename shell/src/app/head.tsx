import { LANGUAGES } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useCurrentPage } from './current-page';
import { useSite } from './site';

/** Title, canonical and hreflang links of the page that is shown; React keeps them in step with navigation (SEO-01). */
export function Head() {
  const { head } = useCurrentPage();
  const { origin } = useSite();
  const { t } = useTranslation('shell');
  if (head === null) {
    return (
      <>
        <title>{t('errorPage.title')}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{head.title === '' ? t('site.name') : `${head.title} | ${t('site.name')}`}</title>
      {head.description === undefined ? null : <meta name="description" content={head.description} />}
      {head.noindex ? <meta name="robots" content="noindex" /> : null}
      {head.canonical === undefined ? null : <link rel="canonical" href={origin + (head.canonical === '/' ? '/' : head.canonical)} />}
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + head.alternates[language]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + head.alternates.en} />
    </>
  );
}
