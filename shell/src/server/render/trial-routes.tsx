import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@wayfare/domain';
import { Slot } from '@wayfare/remote-kit';
import type { HostedVertical } from '@wayfare/remote-kit/host';
import { useSearchParams, type RouteObject } from '@wayfare/router';

const pathIn = (language: Language) => `${LANGUAGE_FACTS[language].prefix}/-/slot`;

export const slotAddress = (id: string, language: Language): string =>
  `${pathIn(language)}?${new URLSearchParams({ id }).toString()}`;

function SlotAlone({ verticals }: { verticals: readonly HostedVertical[] }) {
  const id = useSearchParams()[0].get('id') ?? '';
  return verticals.map(({ name }) => <Slot key={name} vertical={name} id={id} />);
}

export const trialRoutes = (verticals: readonly HostedVertical[]): RouteObject[] =>
  LANGUAGES.map((language) => ({
    id: `trial.slot.${language}`,
    path: pathIn(language),
    Component: () => <SlotAlone verticals={verticals} />,
  }));
