import { lazy, type ComponentType, type ReactNode } from 'react';
import './search-form.module.css';

type Trouble = ComponentType<{ fallback: ReactNode }>;

let loaded: Trouble | null = null;

async function load() {
  const { SearchTrouble } = await import(
    /* webpackChunkName: "search-trouble" */ './search-trouble'
  );
  loaded = SearchTrouble;
  return { default: SearchTrouble };
}

const Lazy = lazy(load);

// a server has it before the first page: what fails there is answered whole, for browsers without scripts too
if (typeof document === 'undefined') load().catch(() => undefined);

/** `SearchTrouble` for pages without the search form: form and texts of a search that fails come when one fails. */
export function LaterSearchTrouble({ fallback }: { fallback: ReactNode }) {
  const Part = loaded ?? Lazy;
  return <Part fallback={fallback} />;
}
