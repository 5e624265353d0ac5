/* Declared so that the compiler does not read three quarters of a megabyte of coordinates. */
declare module 'world-atlas/countries-50m.json' {
  import type { Topology, GeometryCollection } from 'topojson-specification';
  const topology: Topology<{
    countries: GeometryCollection<{ name: string }>;
    land: GeometryCollection;
  }>;
  export default topology;
}
