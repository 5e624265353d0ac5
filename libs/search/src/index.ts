/*
 * The search form of all products: one row on a desk, one column on a phone, a sheet over results. Words of a product come
 * by props; a vertical carries its own copy, made of the shared parts of `@wayfare/ui`.
 */
export { Cell, CellRow, SwapButton } from './cell';
export { ChooseTyped } from './choose-typed';
export type { TypedPlace } from './choose-typed';
export { DatesField, DayField } from './dates-field';
export type { DayPrice, DayPrices } from './dates-field';
export { GuideLinks } from './guide-links';
export { LastSearches } from './last-searches';
export type { LastSearch } from './last-searches';
export { lowestPricesKept } from './lowest-prices';
export { PartAway } from './part-away';
export { PartyField } from './party-field';
export { PillSelect, Pills } from './pills';
export { PlaceField } from './place-field';
export { popularDay } from './popular-day';
export { daysOfMonth, pricedCalendar } from './priced-calendar';
export { RouteList } from './route-list';
export type { PopularRoute } from './route-list';
export { SearchBar } from './search-bar';
export { createSearchMemory } from './search-memory';
export type { SearchMemory } from './search-memory';
export { SearchPanel } from './search-panel';
export type { SearchPanelHandle } from './search-panel';
export { Stepper } from './stepper';
export { exactMatch } from './typed-places';
export { useInTurn } from './use-in-turn';
export { useSeen } from './use-seen';
