/* The page's `dataLayer`, which a tag manager reads. What is pushed stays in the page: whoever sends it asks first (OQ-21). */
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
  /** without the query, which may say who travels where and when */
  page_path: string;
  page_title: string;
  page_language: Language;
  /** whose page it is; the shell's own are those that nobody owns */
  page_vertical: string;
}

/** Tells the page's `dataLayer` of something that may happen again, such as a bag that is added. */
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

/** Tells of a page that is shown. */
export function pushPageView({ path, title, language, vertical }: ViewedPage): void {
  pushEvent({
    event: 'page_view',
    page_path: path,
    page_title: title,
    page_language: language,
    page_vertical: vertical,
  });
}
