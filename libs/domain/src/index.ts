export {
  BOOKING_FILTERS,
  bookingBucket,
  sortOutBookings,
  toBookingFilter,
} from './booking-buckets';
export type { BookingFilter, DatedBooking } from './booking-buckets';
export { countryName, languageName, countryOptions } from './countries';
export { dateFormat } from './date-format';
export {
  addDays,
  ageOn,
  compareDates,
  daysNear,
  formatDate,
  isIsoDate,
  nightsBetween,
  parseIsoDate,
  siteDay,
  today,
} from './dates';
export type { Clock, DateStyle, IsoDate } from './dates';
export { durationMinutes, formatMinutes, minutesBetween } from './duration';
export { isEmail } from './email';
export { GUEST_LIMITS } from './guest-limits';
export { sanitiseText, stripAddressCharacters } from './free-text';
export {
  DEFAULT_LANGUAGE,
  forLanguages,
  homeOf,
  isBelowPrefix,
  LANGUAGE_FACTS,
  LANGUAGES,
  languageOfPath,
  localeOf,
  pathFromEnglish,
  territoryOf,
  textFromEnglish,
  toLanguage,
} from './language';
export type { Language } from './language';
export { createLedger, ledgerOf, unexplained } from './ledger';
export type { Ledger, LedgerKind, LedgerLine } from './ledger';
export { journeyTimes, localMoment, momentAt } from './local-moment';
export {
  addMoney,
  compareMoney,
  formatDecimal,
  formatMoney,
  money,
  multiplyMoney,
  parseMoney,
  percentageOf,
  subtractMoney,
} from './money';
export type { Money } from './money';
export { formatOneDecimal } from './numbers';
export { expiryWarning, formatCountdown, offerPhase, remainingMs } from './offer-expiry';
export type { OfferPhase } from './offer-expiry';
export {
  DEFAULT_PARTY,
  MAX_CHILD_AGE,
  MAX_GUESTS_PER_ROOM,
  MAX_ROOMS,
  ROOMS_WITHOUT_NOTE,
  countParty,
  fromOccupancies,
  partyProblems,
  toOccupancies,
} from './party';
export type { Party, PartyOccupancy, PartyProblem, PartyRoom } from './party';
export { callingCodeOf, countriesOfCode, internationalPhone, splitPhone } from './phone';
export { combinationProblem, inBookingOrder } from './room-combination';
export type { CombinedRate } from './room-combination';
export { isStrongPassword, metPasswordRules, PASSWORD_MAX, PASSWORD_RULES } from './password-rules';
export type { PasswordRule } from './password-rules';
export { isPersonName, NAME_MAX } from './person-name';
export { safeReturnPath } from './return-path';
export { hasSecret, shareableQuery, trackingIn, withoutTracking } from './shareable-query';
export { PLACES_WITH_WORDS, placeIn } from './place-in';
export type { SocialLink, SupportContact } from './support';
export { TICKET_NAME_MAX, ticketName } from './ticket-name';
export { extraOwner } from './train-extras';
export type { ExtraOwner } from './train-extras';
export {
  canCancelPartly,
  foldExchanged,
  isPartlyOrTotallyRefunded,
  isTotallyRefunded,
  itemStatusKey,
} from './train-status';
export type { CancellableItem, ItemStatusKey } from './train-status';
export {
  dayOfAddress,
  formatTypedDay,
  parseDayToCome,
  parseTypedDay,
  typedDayHint,
} from './typed-day';
export { readVatNumber, vatPrefixOf } from './vat-number';
export type { VatProblem, VatReading } from './vat-number';
export { formatWholeEuros, parseWholeEuros } from './whole-euros';
