import type { ReactNode } from 'react';
import { partWhenShown } from '../../ui/part-when-shown';
import './search-form.module.css';

/** `SearchTrouble` for pages without the search form: form and texts of a search that fails come when one fails. */
export const LaterSearchTrouble = partWhenShown<{ fallback: ReactNode }>(() =>
  import(/* webpackChunkName: "search-trouble" */ './search-trouble').then(
    (part) => part.SearchTrouble,
  ),
);
