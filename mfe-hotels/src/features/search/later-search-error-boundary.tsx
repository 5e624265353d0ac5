import type { ReactNode } from 'react';
import { partWhenShown } from '../../ui/part-when-shown';
import './search-form.module.css';

/** `SearchErrorBoundary`, loaded with its form and texts when a search fails. */
export const LaterSearchErrorBoundary = partWhenShown<{ fallback: ReactNode }>(() =>
  import(/* webpackChunkName: "search-trouble" */ './search-error-boundary').then(
    (part) => part.SearchErrorBoundary,
  ),
);
