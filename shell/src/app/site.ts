import type { VerticalManifest } from '@wayfare/remote-kit';
import { createContext, useContext } from 'react';

/** Facts of the page that its frame needs; the same on the server and in the browser. */
export interface Site {
  origin: string;
  manifests: readonly VerticalManifest[];
  /** verticals that the server could not use for this page */
  lost: readonly string[];
  development: boolean;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('no site around this component');
  return site;
}
