import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, type SlotEntry } from '@wayfare/remote-kit';
import { ButtonLink, EmptyState, Inline, LuggageIcon } from '@wayfare/ui';

/** Where a vertical's search begins, by its published name. */
const SEARCHES: Readonly<Record<string, string>> = {
  hotels: 'hotels.accommodations',
  flights: 'flights.search',
  trains: 'trains.landing',
};

/** There is nothing in any list: says so, and where to look for something. */
export function NoBookings({ slots }: { slots: readonly SlotEntry[] }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const searches = slots.flatMap(({ vertical, label }) => {
    const name = SEARCHES[vertical];
    return name !== undefined && hrefs.has(name)
      ? [{ label, href: hrefs.href(name, language) }]
      : [];
  });
  const links = (
    <Inline gap={3}>
      {searches.map(({ label, href }) => (
        <ButtonLink key={href} variant="secondary" to={href}>
          {label}
        </ButtonLink>
      ))}
    </Inline>
  );
  return (
    <EmptyState title={t('bookings.nothing')} icon={<LuggageIcon size={32} />} action={links}>
      {t('bookings.nothingText')}
    </EmptyState>
  );
}
