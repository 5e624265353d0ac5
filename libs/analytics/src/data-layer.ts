/* The page's `dataLayer`; it stays in the page: a tag manager that sends it asks for consent first (OQ-21). */
import type { Language } from '@wayfare/domain';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export interface EcommerceEvent {
  event: string;
  /** `value` and the items' amounts in euros (CON-06) */
  ecommerce: { currency: 'EUR'; value: number; items: readonly object[] };
}

export interface PageViewEvent {
  event: 'page_view';
  /** without the query, which may be personal */
  page_path: string;
  page_title: string;
  page_language: Language;
  page_vertical: string;
}

/** Pushes a repeatable event. */
export function pushEvent(event: EcommerceEvent | PageViewEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

export interface ViewedPage {
  path: string;
  title: string;
  language: Language;
  vertical: string;
}

/** Pushes a page view. */
export function pushPageView({ path, title, language, vertical }: ViewedPage): void {
  pushEvent({
    event: 'page_view',
    page_path: path,
    page_title: title,
    page_language: language,
    page_vertical: vertical,
  });
}
