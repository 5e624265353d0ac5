import { useTranslation } from '@wayfare/i18n';
import { useNavigationEntries, type SlotEntry } from '@wayfare/remote-kit';
import { ButtonLink, EmptyState, Inline, LuggageIcon } from '@wayfare/ui';

export function NoBookings({ slots }: { slots: readonly SlotEntry[] }) {
  const { t } = useTranslation('account');
  const navigation = useNavigationEntries();
  const searches = slots.flatMap(({ vertical, label }) =>
    navigation.filter((entry) => entry.vertical === vertical).map(({ href }) => ({ label, href })),
  );
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
