/* Booking from first step to cancellation, for every vertical; the only browser code of the payment provider. */
export { BackLink } from './access/back-link';
export { keyInUrl, keyOfId } from './access/booking-access';
export type { BookingKey } from './access/booking-access';
export { CancelPanel } from './access/cancel-panel';
export { FindBookingForm } from './access/find-booking-form';
export { FoundBooking, ManageBooking } from './access/manage-booking';
export type { FindForm } from './access/manage-booking';
export { ManagedView } from './access/managed-view';
export { PinNeeded } from './access/pin-needed';
export { RevokeLinks } from './access/revoke-links';
export { useCancellation } from './access/use-cancelation';
export type { CancelAmounts, CancelCalls, CancelState } from './access/use-cancelation';
export { AskedAssistance } from './assistance/asked-assistance';
export { AssistanceFields } from './assistance/assistance-fields';
export { CardFields } from './card-fields';
export type { CardFieldsProps } from './card-fields';
export { CarrierPanel } from './carrier/carrier-panel';
export { CHANGE_GONE, ChangeProblem } from './change/change-problem';
export { ChangeFailed, ChangeGone, QuotedChange } from './change/quoted-change';
export { BusinessInvoicePart } from './invoice/business-invoice-part';
export { useBusinessInvoice } from './invoice/use-business-invoice';
export type { BusinessInvoice } from './invoice/use-business-invoice';
export { BookingLayout, BookingPage, BookingSummary } from './layout/booking-layout';
export { Actions, BookingSection, Facts, FieldGrid, SmallPrint } from './layout/booking-section';
export { BookingErrorBoundary } from './layout/booking-error-boundary';
export { PriceClock } from './layout/price-clock';
export { loadPayments } from './load-payments';
export type { PaymentsLoader } from './load-payments';
export { moneyNote, outcomeOf } from './outcome/booking-outcome';
export type { BookedPayment, Outcome } from './outcome/booking-outcome';
export { BookedActions, BookedReceipt } from './outcome/booked-receipt';
export { Completing, LeftUnpaid, Unpaid } from './outcome/completing';
export { CompletingNotice } from './outcome/completing-notice';
export { KeepInAccount } from './outcome/keep-in-account';
export { OutcomeFrame } from './outcome/outcome-frame';
export { OutcomeHeading } from './outcome/outcome-heading';
export {
  BookingPapers,
  BookingReferences,
  ChargedSoFar,
  papersOf,
  Receipt,
  RefundArrives,
} from './outcome/receipt';
export { UnderWay } from './outcome/under-way';
export { Unsuccessful } from './outcome/unsuccessful';
export type { BookingView } from './outcome/use-booking-view';
export { useKeyedBooking, useReturnedBooking } from './outcome/use-keyed-booking';
export { useRelease } from './outcome/use-release';
export { useReplacement } from './outcome/use-replacement';
export { useReturned } from './outcome/use-returned';
export type { Returned } from './outcome/use-returned';
export { ConfirmDifference } from './pay/confirm-difference';
export { differenceText } from './pay/difference-text';
export { PayForm } from './pay/pay-form';
export { PayPart } from './pay/pay-part';
export { PaymentChoice } from './pay/payment-choice';
export { SubmitProblemBox } from './pay/submit-problem-box';
export { PriceLedgerView } from './price-ledger-view';
export type { PriceLedgerViewProps, Settlement } from './price-ledger-view';
export { PriceNews } from './price-news';
export { useCardNames } from './saved/card-name';
export { createAttempts, lockedTiming } from './submit/attempts';
export type { Attempts, BookingAttempt } from './submit/attempts';
export { paymentSettingsOrNull } from './submit/payments.api';
export type { Order, Pay, Reference } from './submit/submit-booking';
export { assertSameTotal, problemOf } from './submit/submit-problem';
export type { SubmitProblem } from './submit/submit-problem';
export { cardUse, chosenTerms, fingerprintOf, isPaidAtProperty } from './submit/terms';
export { useRenewal, useSubmit } from './submit/use-submit';
export type { BookingSubmit, Renewal, SubmitState } from './submit/use-submit';
export { fillIn } from './travellers/fill-in';
export type { Filling } from './travellers/fill-in';
export { SavedTravellers } from './travellers/saved-travellers';
export type { KnownTraveller } from './travellers/saved-travellers';
export { useCardPayment } from './use-card-payment';
export type { CardConfirmation, CardOutcome, CardPayment } from './use-card-payment';
