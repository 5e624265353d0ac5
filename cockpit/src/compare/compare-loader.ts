import type { ReleaseDiff } from '@wayfare/releases/diff-releases';
import { diffOfReleases } from '@wayfare/releases/service/calls';
import type { Cockpit } from '../api/cockpit';

export interface CompareData {
  name: string;
  from: string;
  to: string;
  /** null until two are chosen */
  diff: ReleaseDiff | null;
}

interface Asked {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

/** Releases never change: what was compared once is right for good. */
export const isOtherComparison = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href !== nextUrl.href;

export const compareLoader =
  ({ client }: Cockpit) =>
  async ({ params, request: { url, signal } }: Asked): Promise<CompareData> => {
    const name = params['name'] ?? '';
    const asked = new URL(url).searchParams;
    const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? ''];
    const isAsked = from !== '' && to !== '' && from !== to;
    const sent = { vertical: name, query: { from, to } };
    return {
      name,
      from,
      to,
      diff: isAsked ? await client.call(diffOfReleases, sent, signal) : null,
    };
  };
