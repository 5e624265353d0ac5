/* Parts of applications for staff, which are open all day. */
export { AppFrame, AppMain } from './app-frame';
export { Who } from './app-header';
export { Code } from './code';
export { DataTable } from './data-table';
export type { Column } from './data-table';
export { Moment } from './moment';
export { ageOf, shownMoment } from './moments';
export { OutcomePlace, useTell } from './outcome';
export type { Outcome } from './outcome';
export { PageTitle } from './page-title';
export { Panel } from './panel';
export { useActing } from './use-acting';
export type { Acting } from './use-acting';
