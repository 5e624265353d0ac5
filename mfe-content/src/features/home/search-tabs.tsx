import { useTranslation } from '@wayfare/i18n';
import { Slot, useSlots } from '@wayfare/remote-kit';
import { useLocation, useNavigation, useSearchParams } from '@wayfare/router';
import { Tabs } from '@wayfare/ui';

const SLOT = 'home.search/v1';

/** The URL's tab, or that of a pending navigation: shown at once. */
function useTabInUrl(): string | null {
  const current = useLocation();
  const { location: coming } = useNavigation();
  const shown = coming?.pathname === current.pathname ? coming : current;
  return new URLSearchParams(shown.search).get('tab');
}

/** Only the selected vertical's code is loaded. */
export function SearchTabs() {
  const { t } = useTranslation('content');
  const tab = useTabInUrl();
  const [, setQuery] = useSearchParams();
  const entries = useSlots(SLOT);
  const selected = entries.find(({ vertical }) => vertical === tab) ?? entries[0];
  if (selected === undefined) return null;

  function select(vertical: string): void {
    setQuery({ tab: vertical }, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs
      label={t('home.tabs')}
      tabs={entries.map(({ vertical, label }) => ({ id: vertical, label }))}
      selected={selected.vertical}
      onSelect={select}
    >
      <Slot key={selected.vertical} id={SLOT} vertical={selected.vertical} />
    </Tabs>
  );
}
