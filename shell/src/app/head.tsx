import { DEFAULT_LANGUAGE, LANGUAGES } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { pageTitleAtom } from '@wayfare/remote-kit/host';
import { useFailedStatus } from '@wayfare/router';
import { refusedFormsAtom } from '@wayfare/ui';
import { useAtomValue } from 'jotai';
import { useCurrentPage } from './current-page';
import { useSite } from './site';
import { SocialTags } from './social-tags';
import { structuredText } from './structured-data';

function errorKey(status: number): string {
  if (status === 404) return 'errors.notFound';
  return status === 400 || status === 422
    ? 'errors.searchDataNotValid'
    : 'errors.somethingWentWrong';
}

export function Head() {
  const { head, language } = useCurrentPage();
  const { origin } = useSite();
  const failed = useFailedStatus();
  const shownTitle = useAtomValue(pageTitleAtom);
  const { t } = useTranslation('shell');
  const isRefused = useAtomValue(refusedFormsAtom) > 0;
  const titled = (title: string) => {
    const whole = title === '' ? t('site.name') : `${title} | ${t('site.name')}`;
    return isRefused ? t('site.refused', { title: whole }) : whole;
  };
  if (head === null) {
    return (
      <>
        <title>{titled(failed === null ? '' : t(errorKey(failed)))}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const { canonical, noindex } = head;
  return (
    <>
      <title>{titled(shownTitle ?? head.title)}</title>
      {head.description === undefined ? null : (
        <meta name="description" content={head.description} />
      )}
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {canonical === undefined ? null : <link rel="canonical" href={origin + canonical} />}
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + head.alternates[other]} />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={origin + head.alternates[DEFAULT_LANGUAGE]}
      />
      <SocialTags
        head={head}
        language={language}
        address={canonical === undefined ? null : origin + canonical}
      />
      {head.structured === undefined || noindex ? null : (
        <script type="application/ld+json">{structuredText(head.structured, origin)}</script>
      )}
    </>
  );
}
