import type { Clock, Language } from '@wayfare/domain';
import { createContext, useContext } from 'react';
import { createDeskClient, type DeskClient, type Fetch } from './desk-client';
import { createLastFound, type LastFound } from './found';

export interface Desk {
  readonly client: DeskClient;
  readonly language: Language;
  readonly now: Clock;
  readonly found: LastFound;
}

interface DeskOptions {
  fetch: Fetch;
  language: Language;
  now?: Clock;
}

export const createDesk = ({ fetch, language, now = Date.now }: DeskOptions): Desk => ({
  client: createDeskClient(fetch),
  language,
  now,
  found: createLastFound(),
});

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('useDesk needs a DeskContext around it');
  return desk;
}
