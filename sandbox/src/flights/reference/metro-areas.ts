export interface MetroArea {
  iata: string;
  name: string;
  country: string;
  airports: readonly string[];
}

const area = (iata: string, name: string, country: string, airports: string): MetroArea => ({
  iata,
  name,
  country,
  airports: airports.split(' '),
});

/** Towns with more than one airport, by the code that stands for all of them; the first airport is the main one. */
export const METRO_AREAS: readonly MetroArea[] = [
  area('LON', 'London', 'GB', 'LHR LGW STN LTN LCY SEN'),
  area('PAR', 'Paris', 'FR', 'CDG ORY BVA'),
  area('NYC', 'New York', 'US', 'JFK EWR LGA SWF'),
  area('MIL', 'Milan', 'IT', 'MXP LIN BGY'),
  area('ROM', 'Rome', 'IT', 'FCO CIA'),
  area('STO', 'Stockholm', 'SE', 'ARN BMA NYO VST'),
  area('OSL', 'Oslo', 'NO', 'OSL TRF'),
  area('MOW', 'Moscow', 'RU', 'SVO DME VKO ZIA'),
  area('TCI', 'Tenerife', 'ES', 'TFS TFN'),
  area('REK', 'Reykjavík', 'IS', 'KEF RKV'),
  area('BFS', 'Belfast', 'GB', 'BFS BHD'),
  area('GLA', 'Glasgow', 'GB', 'GLA PIK'),
  area('IST', 'Istanbul', 'TR', 'IST SAW'),
  area('BRU', 'Brussels', 'BE', 'BRU CRL'),
  area('VCE', 'Venice', 'IT', 'VCE TSF'),
  area('WAW', 'Warsaw', 'PL', 'WAW WMI'),
  area('DXB', 'Dubai', 'AE', 'DXB DWC'),
  area('CHI', 'Chicago', 'US', 'ORD MDW'),
  area('WAS', 'Washington', 'US', 'IAD DCA BWI'),
  area('HOU', 'Houston', 'US', 'IAH HOU'),
  area('DFW', 'Dallas', 'US', 'DFW DAL'),
  area('QLA', 'Los Angeles', 'US', 'LAX BUR LGB ONT SNA'),
  area('YTO', 'Toronto', 'CA', 'YYZ YTZ YHM'),
  area('YMQ', 'Montreal', 'CA', 'YUL YHU'),
  area('SAO', 'São Paulo', 'BR', 'GRU CGH VCP'),
  area('RIO', 'Rio de Janeiro', 'BR', 'GIG SDU'),
  area('BUE', 'Buenos Aires', 'AR', 'EZE AEP'),
  area('TYO', 'Tokyo', 'JP', 'HND NRT'),
  area('OSA', 'Osaka', 'JP', 'KIX ITM UKB'),
  area('SEL', 'Seoul', 'KR', 'ICN GMP'),
  area('BJS', 'Beijing', 'CN', 'PEK PKX'),
  area('SHA', 'Shanghai', 'CN', 'PVG SHA'),
  area('BKK', 'Bangkok', 'TH', 'BKK DMK'),
  area('JKT', 'Jakarta', 'ID', 'CGK HLP'),
];
