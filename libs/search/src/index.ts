/*
 * Search of all products: the form, its panel over results, how a search goes, and what results are narrowed by. Words of a product come
 * by props; a vertical carries its own copy, made of the shared parts of `@wayfare/ui`.
 */
export { After } from './after';
export { Cell, CellRow, SwapButton } from './cell';
export { ChooseTyped } from './choose-typed';
export type { TypedPlace } from './choose-typed';
export { DatesField, DayField } from './dates-field';
export type { DayPrice, DayPrices } from './dates-field';
export { activeOf, filterChips, filterFrame, toggled } from './facets';
export type { ActiveFilter, Facet, FacetOption } from './facets';
export { FacetOptions } from './facet-options';
export { GuideLinks } from './guide-links';
export { LastSearches } from './last-searches';
export type { LastSearch } from './last-searches';
export { lowestPricesKept } from './lowest-prices';
export { PartAway } from './part-away';
export { PartyField } from './party-field';
export { PillSelect, Pills } from './pills';
export { JourneyPlaceField, PlaceField } from './place-field';
export type { JourneyEnd } from './place-field';
export { PopularRoutes } from './popular-routes';
export { popularDay } from './popular-day';
export { daysOfMonth, pricedCalendar } from './priced-calendar';
export { PriceFilter } from './price-filter';
export type { PriceLimits } from './price-filter';
export { optionPart, pagesPart, queryTable, textPart } from './query-table';
export type { QueryPart } from './query-table';
export { SearchBar } from './search-bar';
export { failureOf } from './search-failed';
export type { Failures } from './search-failed';
export { createSearchMemory } from './search-memory';
export type { SearchMemory } from './search-memory';
export { SearchOutcome } from './search-outcome';
export { SearchPanel } from './search-panel';
export type { SearchPanelHandle } from './search-panel';
export { codeOf, searchQuery, startSearch } from './start-search';
export type { Answer, SearchQuery } from './start-search';
export { Stepper } from './stepper';
export { exactMatch, findTyped, MIN_CHARACTERS } from './typed-places';
export { useSeen } from './use-seen';
