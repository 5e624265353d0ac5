import type { ReactNode } from 'react';
import { partWhenShown } from '../../ui/part-when-shown';
import './search-form.module.css';

/** `SearchTrouble`, loaded with its form and texts when a search fails. */
export const LaterSearchTrouble = partWhenShown<{ fallback: ReactNode }>(() =>
  import(/* webpackChunkName: "search-trouble" */ './search-trouble').then(
    (part) => part.SearchTrouble,
  ),
);
