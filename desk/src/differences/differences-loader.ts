import { listDifferences, type Difference, type Run } from '@wayfare/desk-contract';
import type { Desk } from '../api/desk';

export interface DifferencesData {
  differences: readonly Difference[];
  runs: readonly Run[];
  isOpen: boolean;
}

export const differencesLoader =
  ({ client }: Desk) =>
  async ({ request: { url, signal } }: { request: Request }): Promise<DifferencesData> => {
    const isOpen = new URL(url).searchParams.get('show') !== 'resolved';
    return { ...(await client.call(listDifferences, { isOpen }, { signal })), isOpen };
  };
