import { LANGUAGES, type IsoDate, type Language } from '@wayfare/domain';
import type { Release } from '@wayfare/releases';
import { fillPath } from '@wayfare/remote-kit';
import { slotAddress } from '../render/trial-routes';
import type { Recording } from './recording';
import { withDates } from './relative-days';

const PARAMETER = /:(\w+)/g;

export interface Sample {
  what: string;
  path: string;
  isGood: boolean;
}

function addressOf(pattern: string): string {
  const names = [...pattern.matchAll(PARAMETER)].map(([, name]) => name ?? '');
  return fillPath(pattern, Object.fromEntries(names.map((name) => [name, 'sample'])));
}

/** Every page and every slot, in each language; pages at their own addresses, those of no other at what their pattern allows. */
export const samplesOf = (
  { routes, slots }: Release['manifest'],
  pages: Recording['pages'] = {},
  today: IsoDate = '',
): Sample[] =>
  LANGUAGES.flatMap((language: Language) => [
    ...routes.map(({ name, path: { [language]: pattern } }) => {
      const own = pages[name]?.[language];
      return {
        what: `${name} (${pattern})`,
        path: own === undefined ? addressOf(pattern) : withDates(own, today),
        isGood: own !== undefined,
      };
    }),
    ...slots.map(({ id }) => ({
      what: `slot ${id} (${language})`,
      path: slotAddress(id, language),
      isGood: true,
    })),
  ]);
