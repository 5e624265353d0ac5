import type { City } from './cities';

/** Towns whose name differs from the one GeoNames files them under: `[English, Dutch]`, `''` where it is the same. */
const NAMES: Record<string, readonly [string, string]> = {
  Paris: ['', 'Parijs'], London: ['', 'Londen'], Rome: ['', 'Rome'], Brussels: ['', 'Brussel'], Antwerpen: ['Antwerp', ''], Brugge: ['Bruges', ''], Gent: ['Ghent', ''], Ostend: ['', 'Oostende'], Liège: ['', 'Luik'],
  Namur: ['', 'Namen'], Mechelen: ['', ''], Ieper: ['Ypres', ''], 'The Hague': ['', 'Den Haag'], Lille: ['', 'Rijsel'], Nice: ['', 'Nice'], Strasbourg: ['', 'Straatsburg'], Lisbon: ['', 'Lissabon'], Athens: ['', 'Athene'],
  Venice: ['', 'Venetië'], Florence: ['', 'Florence'], Milan: ['', 'Milaan'], Naples: ['', 'Napels'], Turin: ['', 'Turijn'], Genoa: ['', 'Genua'], Vienna: ['', 'Wenen'], Prague: ['', 'Praag'], Pilsen: ['', ''], Warsaw: ['', 'Warschau'],
  Kraków: ['Krakow', 'Krakau'], Gdańsk: ['', ''], Copenhagen: ['', 'Kopenhagen'], Göteborg: ['Gothenburg', 'Göteborg'], Berlin: ['', 'Berlijn'], Munich: ['', 'München'], Köln: ['Cologne', 'Keulen'], Nürnberg: ['Nuremberg', 'Neurenberg'],
  Hamburg: ['', ''], Hannover: ['Hanover', ''], Aachen: ['', 'Aken'], Trier: ['', ''], Zürich: ['Zurich', ''], Genève: ['Geneva', ''], Luzern: ['Lucerne', ''], Basel: ['', 'Bazel'], Sevilla: ['Seville', ''], Córdoba: ['Cordoba', ''],
  Zaragoza: ['', ''], Bucharest: ['', 'Boekarest'], Belgrade: ['', 'Belgrado'], Ródos: ['Rhodes', 'Rhodos'], Irákleion: ['Heraklion', 'Heraklion'], Corfu: ['', 'Korfoe'], Chaniá: ['Chania', 'Chania'], Thessaloníki: ['Thessaloniki', ''],
  Gaillimh: ['Galway', 'Galway'], 'Cill Airne': ['Killarney', 'Killarney'], Århus: ['Aarhus', 'Aarhus'], 'Almere Stad': ['Almere', 'Almere'], 'Nara-shi': ['Nara', 'Nara'], Luxembourg: ['', 'Luxemburg'], 'New York City': ['New York', 'New York'],
  Tokyo: ['', 'Tokio'], Beijing: ['', 'Peking'], Marrakesh: ['', 'Marrakech'], Cairo: ['', 'Caïro'], Havana: ['', 'Havana'], 'Mexico City': ['', 'Mexico-Stad'], 'Cape Town': ['', 'Kaapstad'], Jerusalem: ['', 'Jeruzalem'],
  Nicosia: ['', 'Nicosia'], Moscow: ['', 'Moskou'], Sofia: ['', 'Sofia'], Braşov: ['Brașov', 'Brașov'], Siracusa: ['Syracuse', 'Syracuse'], Edinburgh: ['', 'Edinburgh'], 'Den Burg': ['', ''],
};

/** The town's name as each language writes it. */
export function townName({ name }: City): { en: string; nl: string } {
  const [en, nl] = NAMES[name] ?? ['', ''];
  return { en: en || name, nl: nl || name };
}
