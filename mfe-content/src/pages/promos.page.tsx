import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { ButtonLink, EmptyState, Stack, urgencyAt } from '@wayfare/ui';
import { listPromos } from '../api/content.api';
import { keptAsWritten } from '../api/kept-for';
import { paths } from '../domain/paths';
import { PromoCard } from '../features/promos/promo-card';
import { PromosErrorBoundary } from '../features/promos/promos-error-boundary';
import styles from '../features/promos/promos.module.css';

export const startsWhenUsed = true;

export function loader(context: LoaderContext) {
  context.cache?.(keptAsWritten('promos'));
  return listPromos(context);
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('promos.metaTitle'), description: t('promos.metaDescription') };
}

export function Component() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const promos = usePageData<typeof loader>();
  return (
    <Stack gap={6}>
      <header className={styles.head}>
        <h1>{t('promos.title')}</h1>
        <p className={styles.intro}>{t('promos.lead')}</p>
      </header>
      {promos.length === 0 ? (
        <EmptyState
          title={t('promos.empty')}
          action={<ButtonLink to={paths.home(language)}>{t('toHome')}</ButtonLink>}
        >
          {t('promos.emptyHelp')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {promos.map((promo, index) => (
            <li key={promo.slug}>
              <PromoCard promo={promo} urgency={urgencyAt(index, 2)} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

export const ErrorBoundary = PromosErrorBoundary;
