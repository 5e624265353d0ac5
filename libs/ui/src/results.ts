/* What stands around a list of results: other days, filters and what is filtered by. Texts come by props; a vertical brings its own copy, made of the shared parts. */
export { DayStrip } from './results/day-strip';
export { FilterChips } from './results/filter-chips';
export { FilterFrame, FilterSheet, FilterSide } from './results/filter-frame';
