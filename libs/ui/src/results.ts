/* Parts around results, bundled by each vertical over shared parts; texts are props. */
export { DayStrip } from './results/day-strip';
export { FilterChips } from './results/filter-chips';
export { FilterFrame, FilterSheet, FilterSide } from './results/filter-frame';
