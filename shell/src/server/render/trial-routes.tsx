import { LANGUAGES, type Language } from '@wayfare/domain';
import { Slot } from '@wayfare/remote-kit';
import type { HostedVertical } from '@wayfare/remote-kit/host';
import { useSearchParams, type RouteObject } from '@wayfare/router';

const PATHS: Record<Language, string> = { en: '/-/slot', nl: '/nl/-/slot' };

export const slotAddress = (id: string, language: Language): string =>
  `${PATHS[language]}?${new URLSearchParams({ id }).toString()}`;

function SlotAlone({ verticals }: { verticals: readonly HostedVertical[] }) {
  const id = useSearchParams()[0].get('id') ?? '';
  return verticals.map(({ name }) => <Slot key={name} vertical={name} id={id} />);
}

export const trialRoutes = (verticals: readonly HostedVertical[]): RouteObject[] =>
  LANGUAGES.map((language) => ({
    id: `trial.slot.${language}`,
    path: PATHS[language],
    Component: () => <SlotAlone verticals={verticals} />,
  }));
