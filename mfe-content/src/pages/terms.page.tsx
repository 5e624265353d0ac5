import { textPageLoader } from '../features/text-pages/text-page-loader';

export { PrintedPage as Component } from '../features/text-pages/printed-page';
export { textPageMeta as meta } from '../features/text-pages/text-page-loader';
export { TextErrorBoundary as ErrorBoundary } from '../features/text-pages/text-error-boundary';

export const startsWhenUsed = true;

export const loader = textPageLoader('terms-and-conditions');
