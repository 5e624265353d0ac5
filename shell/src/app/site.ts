import type { VerticalManifest } from '@wayfare/remote-kit';
import { createContext, useContext } from 'react';

export interface Site {
  origin: string;
  manifests: readonly VerticalManifest[];
  lost: readonly string[];
  development: boolean;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('no site around this component');
  return site;
}
