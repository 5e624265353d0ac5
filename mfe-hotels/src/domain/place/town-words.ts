interface Town {
  city_name: string;
  district?: string | null | undefined;
}

/** The town of a hotel after its district, unless that is called after the town: `Eixample, Barcelona`, `Centrum van Wenen`. */
export const townWords = ({ city_name: city, district = null }: Town): string =>
  district === null || district.includes(city) ? (district ?? city) : `${district}, ${city}`;
