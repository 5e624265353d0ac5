/*
 * The map that the API draws: where something is, as a small picture with what lies near it, and what a map of a vertical's
 * own is drawn on (`@wayfare/map/drawing`, which brings Leaflet: only behind `import()`). A vertical carries its own copy.
 */
export { loadMapSource, loadMapTile } from './map-calls';
export { StopWhereabouts } from './later-stop';
export { mapTexts } from './map-texts';
export { Nearby } from './nearby';
export { loadStop } from './stop-calls';
export { StopFacts, StopLinks, stopWhere } from './stop-facts';
export { Whereabouts } from './whereabouts';
