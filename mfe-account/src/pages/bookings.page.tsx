import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { MetaContext } from '@wayfare/remote-kit';
import { Link, useSearchParams } from '@wayfare/router';
import { useIsLogged } from '@wayfare/session';
import { Notice, NotOpenYet, Stack } from '@wayfare/ui';
import { toBookingsFilter } from '../features/bookings/bookings-filter';
import { FilterLinks } from '../features/bookings/filter-links';
import { paths } from '../paths';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('bookings.metaTitle') };
}

function MustBeLogged() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <Notice tone="warning" title={t('bookings.mustBeLogged')}>
      <p>{t('bookings.mustBeLoggedHelp')}</p>
      <p>
        <Link to={paths.login(language)}>{t('menu.login')}</Link>
      </p>
    </Notice>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const isLogged = useIsLogged();
  const [query] = useSearchParams();
  return (
    <Stack gap={5}>
      <h1>{t('bookings.title')}</h1>
      <FilterLinks selected={toBookingsFilter(query.get('filter'))} />
      {!isLogged && <MustBeLogged />}
      <NotOpenYet title={t('bookings.notOpenTitle')}>{t('bookings.notOpenText')}</NotOpenYet>
    </Stack>
  );
}
