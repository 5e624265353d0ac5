import { useTranslation } from '@wayfare/i18n';
import { Heading } from '@wayfare/ui';

/** Heading of a page, and the tab's title; the focus comes here on navigation. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('pageTitle', { page: children })}</title>
      <Heading level={1} tabIndex={-1}>
        {children}
      </Heading>
    </>
  );
}
