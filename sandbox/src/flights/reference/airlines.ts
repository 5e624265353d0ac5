export type Alliance = 'oneworld' | 'SkyTeam' | 'Star Alliance';

/** How an airline sells and where it flies: to every place from its hubs, or from many bases without connections. */
export type AirlineKind = 'network' | 'connector' | 'lowcost' | 'test';

export interface Airline {
  iata: string;
  name: string;
  country: string;
  kind: AirlineKind;
  alliance: Alliance | undefined;
  hubs: readonly string[];
  /** aircraft by IATA type code */
  fleet: readonly string[];
  /** who flies its smaller aircraft, by code */
  feeder: string | undefined;
}

type Row = readonly [
  iata: string,
  name: string,
  country: string,
  hubs: string,
  fleet: string,
  feeder?: string,
];

function airlines(
  kind: AirlineKind,
  alliance: Alliance | undefined,
  rows: readonly Row[],
): Airline[] {
  return rows.map(([iata, name, country, hubs, fleet, feeder]) => ({
    iata,
    name,
    country,
    kind,
    alliance,
    hubs: hubs === '' ? [] : hubs.split(' '),
    fleet: fleet === '' ? [] : fleet.split(' '),
    feeder,
  }));
}

/** The one that flies what no airline flies: the supplier's routes for tests. */
export const TEST_AIRLINE = 'ZZ';

export const AIRLINES: readonly Airline[] = [
  ...airlines('test', undefined, [[TEST_AIRLINE, 'Duffel Airways', 'GB', '', '']]),
  ...airlines('network', 'SkyTeam', [
    ['KL', 'KLM', 'NL', 'AMS', 'E75 E90 295 738 32Q 332 333 77W 789 781', 'WA'],
    ['AF', 'Air France', 'FR', 'CDG ORY', 'E90 223 320 321 332 359 77W 789', 'A5'],
    ['SK', 'SAS', 'SE', 'CPH ARN OSL', 'CR9 32N 319 333 359'],
    ['UX', 'Air Europa', 'ES', 'MAD', 'E95 738 788 789'],
    ['RO', 'TAROM', 'RO', 'OTP', 'AT7 738'],
    [
      'DL',
      'Delta Air Lines',
      'US',
      'ATL JFK DTW MSP SLC SEA LAX BOS',
      'CR9 E75 223 321 738 339 359 763',
    ],
    ['AM', 'Aeroméxico', 'MX', 'MEX', 'E90 738 7M8 788 789'],
    ['KE', 'Korean Air', 'KR', 'ICN', '223 32Q 333 77W 388 789'],
    ['CI', 'China Airlines', 'TW', 'TPE', '32Q 738 333 359 77W'],
    ['MU', 'China Eastern', 'CN', 'PVG', '320 738 332 359 77W'],
    ['GA', 'Garuda Indonesia', 'ID', 'CGK', 'AT7 738 333 77W'],
    ['VN', 'Vietnam Airlines', 'VN', 'HAN SGN', 'AT7 321 32Q 359 789'],
    ['KQ', 'Kenya Airways', 'KE', 'NBO', 'E90 738 788'],
    ['SV', 'Saudia', 'SA', 'JED RUH', '320 32Q 333 77W 789'],
  ]),
  ...airlines('network', 'Star Alliance', [
    ['LH', 'Lufthansa', 'DE', 'FRA MUC', 'CR9 E90 32N 319 321 32Q 333 359 388 789', 'CL'],
    ['LX', 'SWISS', 'CH', 'ZRH GVA', 'E95 223 320 32Q 333 77W'],
    ['OS', 'Austrian', 'AT', 'VIE', 'E95 320 32N 321 763 789'],
    ['SN', 'Brussels Airlines', 'BE', 'BRU', 'DH4 319 320 32N 333'],
    ['TP', 'TAP Air Portugal', 'PT', 'LIS OPO', 'E90 32N 320 32Q 339'],
    ['LO', 'LOT Polish Airlines', 'PL', 'WAW', 'E75 E95 738 7M8 788 789'],
    ['A3', 'Aegean Airlines', 'GR', 'ATH', 'AT7 320 32N 32Q'],
    ['OU', 'Croatia Airlines', 'HR', 'ZAG', 'DH4 223 319'],
    ['TK', 'Turkish Airlines', 'TR', 'IST', '738 7M8 321 32Q 333 359 77W 789'],
    ['MS', 'EgyptAir', 'EG', 'CAI', '738 223 32N 333 77W 789'],
    ['ET', 'Ethiopian Airlines', 'ET', 'ADD', 'DH4 738 7M8 359 77W 789'],
    ['SA', 'South African Airways', 'ZA', 'JNB', '320 333'],
    [
      'UA',
      'United Airlines',
      'US',
      'ORD EWR IAH DEN SFO IAD LAX',
      'E75 319 320 738 7M8 763 77W 789 781',
    ],
    ['AC', 'Air Canada', 'CA', 'YYZ YUL YVR', 'DH4 E75 223 321 7M8 333 77W 789'],
    ['AV', 'Avianca', 'CO', 'BOG', '319 320 32N 788'],
    ['CM', 'Copa Airlines', 'PA', 'PTY', '738 7M8'],
    ['CA', 'Air China', 'CN', 'PEK', '320 738 333 359 77W 789'],
    ['NH', 'All Nippon Airways', 'JP', 'HND NRT', 'DH4 738 32Q 77W 789 781 388'],
    ['OZ', 'Asiana Airlines', 'KR', 'ICN', '321 32Q 333 359 388'],
    ['BR', 'EVA Air', 'TW', 'TPE', '321 333 77W 789 781'],
    ['TG', 'Thai Airways', 'TH', 'BKK', '320 333 359 77W 789'],
    ['SQ', 'Singapore Airlines', 'SG', 'SIN', '738 7M8 359 388 77W 781'],
    ['AI', 'Air India', 'IN', 'DEL BOM', '320 32N 32Q 359 77W 788'],
    ['NZ', 'Air New Zealand', 'NZ', 'AKL', 'AT7 320 32Q 77W 789'],
  ]),
  ...airlines('network', 'oneworld', [
    ['BA', 'British Airways', 'GB', 'LHR LGW', '319 320 32N 32Q 351 388 77W 789 781', 'CJ'],
    ['IB', 'Iberia', 'ES', 'MAD', 'CR9 319 320 32N 32Q 332 333 359', 'YW'],
    ['AY', 'Finnair', 'FI', 'HEL', 'AT7 E90 319 321 333 359'],
    [
      'AA',
      'American Airlines',
      'US',
      'DFW CLT MIA ORD PHX PHL JFK LAX',
      'CR9 E75 319 321 738 7M8 77W 788 789',
    ],
    ['AS', 'Alaska Airlines', 'US', 'SEA', 'E75 738 7M8'],
    ['QR', 'Qatar Airways', 'QA', 'DOH', '320 7M8 333 359 351 388 77W 789'],
    ['RJ', 'Royal Jordanian', 'JO', 'AMM', 'E95 320 32N 788'],
    ['AT', 'Royal Air Maroc', 'MA', 'CMN', 'AT7 E90 738 7M8 788 789'],
    ['CX', 'Cathay Pacific', 'HK', 'HKG', '321 32Q 333 359 351 77W'],
    ['JL', 'Japan Airlines', 'JP', 'HND NRT', '738 788 789 359 351'],
    ['MH', 'Malaysia Airlines', 'MY', 'KUL', '738 7M8 333 339 359'],
    ['QF', 'Qantas', 'AU', 'SYD MEL', 'DH4 738 32Q 332 333 388 789'],
    ['UL', 'SriLankan Airlines', 'LK', 'CMB', '320 321 333'],
  ]),
  ...airlines('network', undefined, [
    ['EK', 'Emirates', 'AE', 'DXB', '77W 388 359'],
    ['EY', 'Etihad Airways', 'AE', 'AUH', '320 321 32Q 351 77W 789 781'],
    ['EI', 'Aer Lingus', 'IE', 'DUB', 'AT7 320 32N 32Q 333'],
    ['FI', 'Icelandair', 'IS', 'KEF', 'DH4 7M8 32Q 763'],
    ['BT', 'airBaltic', 'LV', 'RIX', '223'],
    ['JU', 'Air Serbia', 'RS', 'BEG', 'AT7 319 320 332'],
    ['LG', 'Luxair', 'LU', 'LUX', 'DH4 738 7M8 295'],
    ['MK', 'Air Mauritius', 'MU', 'MRU', 'AT7 332 339 359'],
    ['AR', 'Aerolíneas Argentinas', 'AR', 'EZE', 'E90 738 7M8 332'],
    ['LA', 'LATAM Airlines', 'CL', 'SCL GRU LIM', '319 320 32N 321 763 788 789 77W'],
    ['WS', 'WestJet', 'CA', 'YYC', 'DH4 738 7M8 789'],
  ]),
  ...airlines('lowcost', undefined, [
    [
      'FR',
      'Ryanair',
      'IE',
      'DUB STN BGY CRL BCN MAD AGP ALC FCO CIA BLQ OPO EIN BVA BER CGN BUD KRK VIE EDI',
      '738 7M8',
    ],
    [
      'U2',
      'easyJet',
      'GB',
      'LGW LTN MXP GVA CDG ORY BER BSL NCE LYS BRS MAN LIS EDI AMS',
      '319 320 32N 32Q',
    ],
    ['W6', 'Wizz Air', 'HU', 'BUD LTN WAW KTW GDN OTP SOF BEG VIE FCO LCA', '320 32N 321 32Q'],
    ['HV', 'Transavia', 'NL', 'AMS EIN RTM', '738 32Q 32N'],
    ['TO', 'Transavia France', 'FR', 'ORY NTE LYS MRS', '738 32N'],
    ['VY', 'Vueling', 'ES', 'BCN ORY FCO BIO SVQ', '320 32N 321'],
    ['EW', 'Eurowings', 'DE', 'DUS CGN HAM STR BER PMI', '319 320 32N'],
    ['DY', 'Norwegian', 'NO', 'OSL CPH ARN BGO TRD', '738 7M8'],
    ['LS', 'Jet2', 'GB', 'MAN LBA BHX STN EDI NCL', '738 32Q'],
    ['PC', 'Pegasus', 'TR', 'SAW AYT ADB', '738 32N 32Q'],
    ['6E', 'IndiGo', 'IN', 'DEL BOM BLR HYD', 'AT7 320 32N 32Q'],
    ['B6', 'JetBlue', 'US', 'JFK BOS FLL MCO', '223 320 32Q'],
  ]),
  // They sell no seat themselves: their names stand on flights of the airlines that they feed.
  ...airlines('connector', undefined, [
    ['WA', 'KLM Cityhopper', 'NL', '', ''],
    ['A5', 'Air France HOP', 'FR', '', ''],
    ['CL', 'Lufthansa CityLine', 'DE', '', ''],
    ['CJ', 'BA CityFlyer', 'GB', '', ''],
    ['YW', 'Air Nostrum', 'ES', '', ''],
  ]),
];

const byIata = new Map(AIRLINES.map((airline) => [airline.iata, airline]));

export function airlineOf(iata: string): Airline {
  const airline = byIata.get(iata);
  if (airline === undefined) throw new Error(`airline ${iata} is not in the table`);
  return airline;
}

/** Airlines of one alliance carry each other's passengers on one ticket. */
export function arePartners(a: Airline, b: Airline): boolean {
  return a === b || (a.alliance !== undefined && a.alliance === b.alliance);
}
