/* Maps over the API's tiles; `@wayfare/map/drawing` brings Leaflet: only behind `import()`. */
export { loadMapSource, loadMapTile } from './map-calls';
export { StopWhereabouts } from './later-stop';
export { mapTexts } from './map-texts';
export { Nearby } from './nearby';
export { loadStop } from './stop-calls';
export { StopFacts, StopLinks, stopWhere } from './stop-facts';
export { Whereabouts } from './whereabouts';
