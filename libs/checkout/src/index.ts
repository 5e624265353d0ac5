/* Paying: the only place that speaks to the payment provider in the browser. Each vertical bundles it where it is used. */
export { CardFields } from './card-fields';
export type { CardFieldsProps } from './card-fields';
export type { LedgerLabels } from './ledger-labels';
export { loadPayments } from './load-payments';
export type { PaymentsLoader } from './load-payments';
export { describeTerms } from './payment-terms';
export { PaymentTermsView } from './payment-terms-view';
export { PriceLedgerView } from './price-ledger-view';
export type { PriceLedgerViewProps } from './price-ledger-view';
export { useCardPayment } from './use-card-payment';
export type { CardConfirmation, CardOutcome, CardPayment } from './use-card-payment';
