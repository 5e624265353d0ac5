import { forLanguages } from '@wayfare/domain';
import { sameName } from '../records/names';
import type { Names } from '../records/records';
import { normalise } from '../text/normalise';
import type { Town } from './towns';

/** `GeoNames' name=English|Dutch`, empty for GeoNames' own; only names that GeoNames lists are used. */
const NAMES: Readonly<Record<string, string>> = {
  AM: 'Yerevan=|Jerevan',
  AT: 'Vienna=|Wenen',
  AZ: 'Baku=|Bakoe',
  BE: 'Ostend=|Oostende; Brussels=|Brussel; Antwerpen=Antwerp|; Gent=Ghent|; Brugge=Bruges|; Liège=|Luik; Namur=|Namen; Mons=|Bergen; Ieper=Ypres|; Tournai=|Doornik; Nivelles=|Nijvel; Wavre=|Waver; Huy=|Hoei; Arlon=|Aarlen; Waremme=|Borgworm; Mouscron=|Moeskroen; Jodoigne=|Geldenaken; Soignies=|Zinnik; Enghien=|Edingen; Comines=|Komen',
  BG: 'Burgas=|Boergas; Ruse=|Roese',
  CH: 'Genève=Geneva|; Zürich=Zurich|; Basel=|Bazel; Luzern=Lucerne|; Sankt Gallen=St. Gallen|; Sitten=Sion|Sion',
  CN: 'Beijing=|Peking; Guangzhou=|Kanton',
  CZ: 'Prague=|Praag; Karlovy Vary=|Karlsbad; Mariánské Lázně=|Mariënbad',
  DE: 'Köln=Cologne|Keulen; Munich=|München; Berlin=|Berlijn; Aachen=|Aken; Nürnberg=Nuremberg|Neurenberg; Hannover=Hanover|; Braunschweig=Brunswick|; Kleve=|Kleef; Freiburg=Freiburg im Breisgau|Freiburg im Breisgau; Konstanz=Constance|; Magdeburg=|Maagdenburg',
  DK: 'Copenhagen=|Kopenhagen; Århus=Aarhus|Aarhus; Helsingør=Elsinore|',
  EG: 'Cairo=|Caïro; Alexandria=|Alexandrië; Giza=|Gizeh',
  ES: 'Sevilla=Seville|; Donostia / San Sebastián=San Sebastián|San Sebastián; Gasteiz / Vitoria=Vitoria|Vitoria; Castelló de la Plana=Castellón de la Plana|Castellón de la Plana; Las Palmas de Gran Canaria=|Las Palmas; A Coruña=|La Coruña',
  ET: 'Addis Ababa=|Addis Abeba',
  FR: 'Paris=|Parijs; Lille=|Rijsel; Dunkerque=Dunkirk|Duinkerke; Strasbourg=|Straatsburg; Arras=|Atrecht; Douai=|Dowaai; Saint-Omer=|Sint-Omaars; Roubaix=|Robaais; Tourcoing=|Toerkonje; Bailleul=|Belle; Hazebrouck=|Hazebroek; Gravelines=|Grevelingen; Armentières=|Armentiers',
  GB: 'London=|Londen',
  GE: 'Batumi=|Batoemi',
  GR: 'Athens=|Athene; Thessaloníki=Thessaloniki|Thessaloniki; Irákleion=Heraklion|Heraklion; Chaniá=Chania|Chania; Ródos=Rhodes|Rhodos; Pátra=Patras|Patras; Kórinthos=Corinth|Korinthe; Náfplio=Nafplio|Nafplio; Kavála=Kavala|Kavala; Lárisa=Larissa|Larissa; Ágios Nikólaos=Agios Nikolaos|Agios Nikolaos; Náxos=Naxos|Naxos',
  HK: 'Hong Kong=|Hongkong',
  HU: 'Budapest=|Boedapest',
  IE: 'Gaillimh=Galway|Galway',
  IL: 'Jerusalem=|Jeruzalem',
  IN: 'Kolkata=|Calcutta',
  IQ: 'Baghdad=|Bagdad',
  IR: 'Tehran=|Teheran',
  IT: "Milan=|Milaan; Venice=|Venetië; Naples=|Napels; Turin=|Turijn; Genoa=|Genua; Padova=Padua|Padua; Mantova=Mantua|Mantua; Siracusa=Syracuse|Syracuse; Reggio nell'Emilia=Reggio Emilia|Reggio Emilia; Trento=|Trente",
  IS: 'Reykjavík=Reykjavik|Reykjavik',
  JP: 'Tokyo=|Tokio; Kyoto=|Kioto',
  KR: 'Seoul=|Seoel',
  KW: 'Kuwait City=|Koeweit',
  LB: 'Beirut=|Beiroet',
  LU: 'Luxembourg=|Luxemburg',
  LV: 'Daugavpils=|Dünaburg',
  MA: 'Fès=Fez|Fez; Tangier=|Tanger; Meknès=Meknes|Meknes; Tétouan=Tetouan|Tetouan',
  MX: 'Mexico City=|Mexico-Stad',
  NL: 'The Hague=|Den Haag; Hoek van Holland=Hook of Holland|; Vlissingen=Flushing|; Almere Stad=Almere|Almere; Noordwijk-Binnen=Noordwijk|Noordwijk',
  PL: 'Warsaw=|Warschau; Kraków=Krakow|Krakau; Wrocław=|Breslau; Gdańsk=Gdansk|; Poznań=Poznan|; Łódź=Lodz|; Szczecin=|Stettin; Toruń=Torun|',
  PT: 'Lisbon=|Lissabon',
  RO: 'Bucharest=|Boekarest; Braşov=Brasov|Brasov; Timişoara=Timisoara|Timisoara; Constanţa=Constanta|Constanta',
  RS: 'Belgrade=|Belgrado; Niš=Nis|',
  RU: 'Nizhniy Novgorod=Nizhny Novgorod|; Moscow=|Moskou; Saint Petersburg=|Sint-Petersburg; Rostov-na-Donu=Rostov-on-Don|Rostov aan de Don; Yekaterinburg=|Jekaterinenburg; Yaroslavl=|Jaroslavl; Sochi=|Sotsji',
  SA: 'Riyadh=|Riyad; Mecca=|Mekka; Jeddah=|Djedda',
  SD: 'Khartoum=|Khartoem',
  SE: 'Göteborg=Gothenburg|',
  TR: 'İzmir=Izmir|Izmir; Antakya=Antioch|Antiochië; Kuşadası=Kusadasi|Kusadasi; Çeşme=Cesme|Cesme',
  UA: 'Kyiv=|Kiev; Odesa=|Odessa; Kharkiv=|Charkov; Yalta=|Jalta',
  US: 'New York City=New York|New York',
  UZ: 'Tashkent=|Tasjkent',
  VN: 'Ho Chi Minh City=|Ho Chi Minhstad',
};

interface Entry {
  readonly en: string;
  readonly nl: string;
}

function parse(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [country, line] of Object.entries(NAMES)) {
    for (const text of line.split('; ')) {
      const [name = '', names = ''] = text.split('=');
      const [en = '', nl = ''] = names.split('|');
      entries.set(`${country}:${name}`, { en: en || name, nl: nl || name });
    }
  }
  return entries;
}

const TOWN_NAMES: ReadonlyMap<string, Entry> = parse();

export function townNames(town: Town): Names {
  const entry = TOWN_NAMES.get(`${town.country}:${town.name}`);
  if (entry === undefined) return sameName(town.name);
  const known = new Set([town.name, town.asciiName, ...town.alternateNames].map(normalise));
  const attested = (name: string): string => (known.has(normalise(name)) ? name : town.name);
  return forLanguages((language) => attested(entry[language]));
}
