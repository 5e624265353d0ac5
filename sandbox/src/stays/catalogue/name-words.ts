import type { HotelType } from './hotel-types';

export type NameLanguage = 'en' | 'nl' | 'de' | 'fr' | 'es' | 'it' | 'pt';

/** Things and materials that make an invented house name; no brand and no well-known hotel is meant. */
interface Vocabulary {
  things: string;
  /** `*` stands for the thing */
  shades: string;
  /** kind of house per type, `*` stands for the invented name */
  houses: Partial<Record<HotelType, string>> & { city: string };
}

export const VOCABULARY: Record<NameLanguage, Vocabulary> = {
  en: {
    things:
      'Heron|Lantern|Compass|Finch|Kettle|Anchor|Otter|Thimble|Sparrow|Walnut|Lighthouse|Pepper Mill|Swallow|Bellflower|Inkwell|Hare|Weathervane|Kingfisher|Quince|Teapot|Hedgehog|Cartwheel|Magpie|Dormouse|Starling|Clover|Badger|Sundial|Juniper|Wren|Pinecone|Curlew|Foxglove|Tinderbox',
    shades:
      'Copper *|Paper *|Amber *|Velvet *|Quiet *|Wandering *|Silver *|Painted *|Linen *|Ivory *|Merry *|Sleepy *|Crooked *|Indigo *|Woollen *|Lucky *',
    houses: {
      city: 'Hotel *|* Hotel|The *',
      apartment: '* Apartments|* Residences|* Lofts',
      country: '* House|* Manor|* Farmhouse',
      ski: '* Ski Lodge|* Alpine Hotel',
      mountain: '* Mountain Lodge|* Mountain Inn',
      village: '* Village|* Holiday Park',
      spa: '* Spa Hotel|* Spa & Garden',
      airport: '* Airport Hotel',
      eco: '* Eco Lodge|The * Green House',
      conference: '* Conference Hotel|* Hotel & Meetings',
      hostel: '* Hostel|* Backpackers',
      beach: '* Beach Hotel|* Bay Hotel',
      family: '* Family Hotel',
      business: '* Business Hotel|* Suites',
    },
  },
  nl: {
    things:
      'Reiger|Lantaarn|Vink|Ketel|Otter|Vingerhoed|Mus|Vuurtoren|Pepermolen|Zwaluw|Inktpot|Haas|Windwijzer|IJsvogel|Theepot|Egel|Ekster|Spreeuw|Das|Zonnewijzer|Dennenappel|Wulp|Notenkraker|Winterkoning|Klaver|Tureluur',
    shades:
      'De Koperen *|De Papieren *|De Zilveren *|De Fluwelen *|De Stille *|De Bonte *|De Slaperige *|De Vrolijke *|De Wollen *|De Ivoren *|De Kromme *|De Houten *|De Gouden *',
    houses: {
      city: 'Hotel *|Stadshotel *|Logement *',
      apartment: 'Appartementen *|Stadslofts *',
      country: 'Landhuis *|Hoeve *',
      village: 'Vakantiepark *',
      spa: 'Wellnesshotel *',
      airport: 'Luchthavenhotel *',
      eco: 'Ecolodge *',
      conference: 'Congreshotel *',
      hostel: 'Hostel *',
      beach: 'Strandhotel *|Hotel aan Zee *',
      family: 'Familiehotel *',
      business: 'Zakenhotel *',
      mountain: 'Berghotel *',
      ski: 'Skihotel *',
    },
  },
  de: {
    things:
      'reiher|laterne|kompass|fink|kessel|otter|spatz|leuchtturm|pfeffermühle|schwalbe|tintenfass|hase|wetterhahn|eisvogel|teekanne|igel|elster|haselmaus|dachs|sonnenuhr|zapfen|zaunkönig|wacholder|glocke',
    shades:
      'Kupfer*|Papier*|Silber*|Samt*|Bernstein*|Wander*|Winkel*|Glas*|Honig*|Schiefer*|Mond*|Nebel*|Holz*',
    houses: {
      city: 'Hotel *|Stadthotel *|Haus *',
      apartment: 'Apartments *|Residenz *',
      country: 'Landhaus *|Gutshof *',
      ski: 'Skihotel *|Alpenchalet *',
      mountain: 'Berghotel *|Almgasthof *',
      village: 'Feriendorf *',
      spa: 'Wellnesshotel *|Thermenhotel *',
      airport: 'Flughafenhotel *',
      eco: 'Biohotel *',
      conference: 'Tagungshotel *',
      hostel: 'Hostel *',
      beach: 'Strandhotel *',
      family: 'Familienhotel *',
      business: 'Businesshotel *',
    },
  },
  fr: {
    things:
      'Héron|Pinson|Compas|Phare|Moineau|Encrier|Lièvre|Hérisson|Loir|Blaireau|Cadran|Genévrier|Moulin|Martinet|Chandelier|Coquelicot|Tambour|Sablier|Cerf-volant|Grelot|Tilleul|Parapluie',
    shades:
      '* de Cuivre|* de Papier|* d’Argent|* de Velours|* d’Ambre|* Bleu|* Blanc|* Vagabond|* de Verre|* Endormi|* Peint|* de Laine|* Doré',
    houses: {
      city: 'Hôtel du *|Au *|Maison du *',
      apartment: 'Résidence du *|Appartements du *',
      country: 'Domaine du *|Manoir du *',
      ski: 'Chalet du *|Hôtel des Neiges du *',
      mountain: 'Auberge du *',
      village: 'Village du *',
      spa: 'Hôtel & Spa du *',
      airport: 'Hôtel Aéroport du *',
      eco: 'Écolodge du *',
      conference: 'Hôtel & Congrès du *',
      hostel: 'Auberge de jeunesse du *',
      beach: 'Hôtel Plage du *',
      family: 'Hôtel Familial du *',
      business: 'Hôtel Affaires du *',
    },
  },
  es: {
    things:
      'Faro|Gorrión|Tintero|Molino|Erizo|Tejón|Vencejo|Candil|Abanico|Tambor|Almendro|Farol|Colibrí|Lirón|Jilguero|Girasol|Cascabel|Timón|Romero|Espejo|Búho|Enebro',
    shades:
      '* de Cobre|* de Papel|* de Plata|* de Ámbar|* Azul|* Blanco|* Errante|* de Cristal|* Dormido|* de Lana|* Dorado|* Sereno|* Pintado',
    houses: {
      city: 'Hotel *|Hotel el *|Casa del *',
      apartment: 'Apartamentos *|Residencia el *',
      country: 'Finca el *|Casa Rural el *',
      ski: 'Hotel de Nieve el *',
      mountain: 'Refugio el *|Hotel de Montaña el *',
      village: 'Aldea del *',
      spa: 'Hotel Balneario el *',
      airport: 'Hotel Aeropuerto *',
      eco: 'Ecohotel el *',
      conference: 'Hotel Congreso *',
      hostel: 'Albergue el *',
      beach: 'Hotel Playa del *',
      family: 'Hotel Familiar el *',
      business: 'Hotel Ejecutivo *',
    },
  },
  it: {
    things:
      'Faro|Passero|Calamaio|Mulino|Riccio|Tasso|Airone|Rondone|Ventaglio|Tamburo|Mandorlo|Ghiro|Cardellino|Girasole|Sonaglio|Timone|Rosmarino|Ginepro|Aquilone|Papavero|Merlo|Fanale',
    shades:
      '* di Rame|* di Carta|* d’Argento|* d’Ambra|* Azzurro|* Bianco|* Errante|* di Vetro|* di Lana|* Dorato|* Sereno|* Dipinto|* di Velluto',
    houses: {
      city: 'Hotel *|Albergo del *|Locanda del *',
      apartment: 'Residenza *|Appartamenti del *',
      country: 'Villa del *|Casale del *',
      ski: 'Hotel delle Nevi del *',
      mountain: 'Rifugio del *|Albergo Alpino del *',
      village: 'Borgo del *',
      spa: 'Hotel Terme del *',
      airport: 'Hotel Aeroporto *',
      eco: 'Ecoalbergo del *',
      conference: 'Hotel Congressi *',
      hostel: 'Ostello del *',
      beach: 'Hotel Spiaggia del *|Lido del *',
      family: 'Hotel Famiglia *',
      business: 'Hotel Affari *',
    },
  },
  pt: {
    things:
      'Farol|Pardal|Tinteiro|Moinho|Ouriço|Texugo|Andorinhão|Leque|Tambor|Zimbro|Pintassilgo|Girassol|Leme|Alecrim|Guizo|Mocho|Melro|Limoeiro|Papagaio|Candeeiro',
    shades:
      '* de Cobre|* de Papel|* de Prata|* de Âmbar|* Azul|* Branco|* Errante|* de Vidro|* de Lã|* Dourado|* Sereno|* Pintado',
    houses: {
      city: 'Hotel *|Casa do *|Pensão do *',
      apartment: 'Apartamentos *|Residência do *',
      country: 'Quinta do *|Solar do *',
      mountain: 'Hotel da Serra do *',
      ski: 'Hotel da Neve do *',
      village: 'Aldeia do *',
      spa: 'Hotel Termas do *',
      airport: 'Hotel Aeroporto *',
      eco: 'Ecohotel do *',
      conference: 'Hotel Congressos *',
      hostel: 'Pousada do *',
      beach: 'Hotel Praia do *',
      family: 'Hotel Família *',
      business: 'Hotel Executivo *',
    },
  },
};

const BY_COUNTRY: Record<string, NameLanguage> = {
  NL: 'nl',
  SR: 'nl',
  CW: 'nl',
  AW: 'nl',
  BQ: 'nl',
  DE: 'de',
  AT: 'de',
  LI: 'de',
  CH: 'de',
  FR: 'fr',
  LU: 'fr',
  MC: 'fr',
  ES: 'es',
  AD: 'es',
  MX: 'es',
  AR: 'es',
  PE: 'es',
  CL: 'es',
  CO: 'es',
  CR: 'es',
  CU: 'es',
  DO: 'es',
  IT: 'it',
  SM: 'it',
  PT: 'pt',
  BR: 'pt',
  CV: 'pt',
};
const SWISS_FRENCH = new Set(['GE', 'VD', 'NE', 'JU']);

/** The language that a house is named in; Belgium and Switzerland have several. */
export function nameLanguage(country: string, region: string): NameLanguage {
  if (country === 'BE') return region === 'WAL' ? 'fr' : 'nl';
  if (country === 'CH' && SWISS_FRENCH.has(region)) return 'fr';
  if (country === 'CH' && region === 'TI') return 'it';
  return BY_COUNTRY[country] ?? 'en';
}
