import { LANGUAGES } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useFailedStatus } from '@wayfare/router';
import { useCurrentPage } from './current-page';
import { useSite } from './site';

/** What stands in the title when an error takes the page's place. */
function errorKey(status: number): string {
  if (status === 404) return 'errors.notFound';
  return status === 400 || status === 422 ? 'errors.searchDataNotValid' : 'errors.somethingWentWrong';
}

/** Title, canonical and hreflang links of the page that is shown; React keeps them in step with navigation (SEO-01). */
export function Head() {
  const { head } = useCurrentPage();
  const { origin } = useSite();
  const failed = useFailedStatus();
  const { t } = useTranslation('shell');
  const titled = (title: string) => (title === '' ? t('site.name') : `${title} | ${t('site.name')}`);
  if (head === null) {
    return (
      <>
        <title>{titled(failed === null ? '' : t(errorKey(failed)))}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{titled(head.title)}</title>
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
