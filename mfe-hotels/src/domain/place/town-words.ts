interface Town {
  city_name: string;
  district?: string | null | undefined;
}

/** District and town, unless the district is named after the town: `Eixample, Barcelona`, `Centrum van Wenen`. */
export const townWords = ({ city_name: city, district = null }: Town): string =>
  district === null || district.includes(city) ? (district ?? city) : `${district}, ${city}`;
