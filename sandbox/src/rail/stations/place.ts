/** What a traveller may pick: one station, or a town with all its stations. */
export interface RailPlace {
  /** `NL:amsterdam-centraal`, or `FR:paris` for a town */
  code: string;
  type: 'city' | 'station';
  /** in English */
  name: string;
  names: { en: string; nl: string; local: string };
  country: string;
  timezone: string;
  latitude: number;
  longitude: number;
  stations: readonly string[];
}
