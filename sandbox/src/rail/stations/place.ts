/** What a traveller may pick: one station, or a town with all its stations. */
export interface RailPlace {
  /** `NL:amsterdam-centraal`, or `FR:paris` for a town */
  code: string;
  type: 'city' | 'station';
  /** in English */
  name: string;
  names: { en: string; nl: string; local: string };
  /** ISO 3166 */
  country: string;
  timezone: string;
  latitude: number;
  longitude: number;
  /** codes of the stations it stands for */
  stations: readonly string[];
}
