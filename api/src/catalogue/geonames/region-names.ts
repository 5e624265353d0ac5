import type { Names } from '../records/records';

/** Names of first-level regions, `code English|Dutch`; one name where both agree. */
const NAMES: Readonly<Record<string, string>> = {
  AT: '01 Burgenland; 02 Carinthia|Karinthië; 03 Lower Austria|Neder-Oostenrijk; 04 Upper Austria|Opper-Oostenrijk; 05 Salzburg State|Salzburgerland; 06 Styria|Stiermarken; 07 Tyrol|Tirol; 08 Vorarlberg; 09 Vienna|Wenen',
  BA: '01 Federation of Bosnia and Herzegovina|Federatie van Bosnië en Herzegovina; 02 Republika Srpska|Servische Republiek; BRC Brčko',
  BE: 'BRU Brussels Capital Region|Brussels Hoofdstedelijk Gewest; VLG Flanders|Vlaanderen; WAL Wallonia|Wallonië',
  BG: '39 Burgas|Boergas; 42 Sofia City|Sofia (stad); 51 Plovdiv; 61 Varna; 38 Blagoevgrad',
  CH: 'AG Aargau; AI Appenzell Innerrhoden; AR Appenzell Ausserrhoden; BE Canton of Bern|Kanton Bern; BL Basel-Landschaft|Bazel-Landschap; BS Basel-Stadt|Bazel-Stad; FR Fribourg; GE Geneva|Genève; GL Glarus; GR Graubünden; JU Jura; LU Lucerne|Luzern; NE Neuchâtel; NW Nidwalden; OW Obwalden; SG St. Gallen|Sankt Gallen; SH Schaffhausen; SO Solothurn; SZ Schwyz; TG Thurgau; TI Ticino; UR Uri; VD Vaud; VS Valais|Wallis; ZG Zug; ZH Zurich|Zürich',
  CY: '01 Famagusta; 02 Kyrenia; 03 Larnaca; 04 Nicosia; 05 Limassol; 06 Paphos',
  CZ: '52 Prague|Praag; 78 South Moravia|Zuid-Moravië; 79 South Bohemia|Zuid-Bohemen; 80 Vysočina; 81 Karlovy Vary Region|Regio Karlsbad; 82 Hradec Králové Region|Regio Hradec Králové; 83 Liberec Region|Regio Liberec; 84 Olomouc Region|Regio Olomouc; 85 Moravia-Silesia|Moravië-Silezië; 86 Pardubice Region|Regio Pardubice; 87 Pilsen Region|Regio Pilsen; 88 Central Bohemia|Midden-Bohemen; 89 Ústí Region|Regio Ústí; 90 Zlín Region|Regio Zlín',
  DE: '01 Baden-Württemberg; 02 Bavaria|Beieren; 03 Bremen; 04 Hamburg; 05 Hesse|Hessen; 06 Lower Saxony|Nedersaksen; 07 North Rhine-Westphalia|Noordrijn-Westfalen; 08 Rhineland-Palatinate|Rijnland-Palts; 09 Saarland; 10 Schleswig-Holstein|Sleeswijk-Holstein; 11 Brandenburg; 12 Mecklenburg-Western Pomerania|Mecklenburg-Voor-Pommeren; 13 Saxony|Saksen; 14 Saxony-Anhalt|Saksen-Anhalt; 15 Thuringia|Thüringen; 16 Berlin|Berlijn',
  DK: '17 Capital Region of Denmark|Hoofdstadregio; 18 Central Jutland|Midden-Jutland; 19 North Jutland|Noord-Jutland; 20 Zealand|Seeland; 21 Southern Denmark|Zuid-Denemarken',
  ES: '07 Balearic Islands|Balearen; 27 La Rioja; 29 Community of Madrid|Regio Madrid; 31 Region of Murcia|Regio Murcia; 32 Navarre|Navarra; 34 Asturias|Asturië; 39 Cantabria|Cantabrië; 51 Andalusia|Andalusië; 52 Aragon|Aragón; 53 Canary Islands|Canarische Eilanden; 54 Castilla-La Mancha|Castilië-La Mancha; 55 Castile and León|Castilië en León; 56 Catalonia|Catalonië; 57 Extremadura; 58 Galicia|Galicië; 59 Basque Country|Baskenland; 60 Valencian Community|Regio Valencia; CE Ceuta; ML Melilla',
  FI: '01 Uusimaa; 02 Southwest Finland|Zuidwest-Finland; 04 Satakunta; 05 Kanta-Häme; 06 Pirkanmaa; 07 Päijät-Häme; 08 Kymenlaakso; 09 South Karelia|Zuid-Karelië; 10 South Savo|Zuid-Savo; 11 North Savo|Noord-Savo; 12 North Karelia|Noord-Karelië; 13 Central Finland|Midden-Finland; 14 South Ostrobothnia|Zuid-Ostrobotnië; 15 Ostrobothnia|Ostrobotnië; 16 Central Ostrobothnia|Midden-Ostrobotnië; 17 North Ostrobothnia|Noord-Ostrobotnië; 18 Kainuu; 19 Lapland',
  FR: "11 Île-de-France; 24 Centre-Val de Loire; 27 Burgundy-Franche-Comté|Bourgondië-Franche-Comté; 28 Normandy|Normandië; 32 Hauts-de-France; 44 Grand Est; 52 Pays de la Loire; 53 Brittany|Bretagne; 75 Nouvelle-Aquitaine; 76 Occitania|Occitanië; 84 Auvergne-Rhône-Alpes; 93 Provence-Alpes-Côte d'Azur; 94 Corsica",
  GB: 'ENG England|Engeland; NIR Northern Ireland|Noord-Ierland; SCT Scotland|Schotland; WLS Wales',
  GR: 'ESYE11 Eastern Macedonia and Thrace|Oost-Macedonië en Thracië; ESYE12 Central Macedonia|Centraal-Macedonië; ESYE13 Western Macedonia|West-Macedonië; ESYE14 Thessaly|Thessalië; ESYE21 Epirus; ESYE22 Ionian Islands|Ionische Eilanden; ESYE23 Western Greece|West-Griekenland; ESYE24 Central Greece|Centraal-Griekenland; ESYE25 Peloponnese|Peloponnesos; ESYE31 Attica|Attika; ESYE41 North Aegean|Noord-Egeïsche Eilanden; ESYE42 South Aegean|Zuid-Egeïsche Eilanden; ESYE43 Crete|Kreta',
  HR: '01 Bjelovar-Bilogora; 02 Brod-Posavina; 03 Dubrovnik-Neretva; 04 Istria|Istrië; 05 Karlovac; 06 Koprivnica-Križevci; 07 Krapina-Zagorje; 08 Lika-Senj; 09 Međimurje; 10 Osijek-Baranja; 11 Požega-Slavonia|Požega-Slavonië; 12 Kvarner and Highlands|Kvarner en Gorski Kotar; 13 Šibenik-Knin; 14 Sisak-Moslavina; 15 Split-Dalmatia|Split-Dalmatië; 16 Varaždin; 17 Virovitica-Podravina; 18 Vukovar-Srijem; 19 Zadar; 20 Zagreb County|Provincie Zagreb; 21 City of Zagreb|Stad Zagreb',
  HU: '01 Bács-Kiskun; 02 Baranya; 03 Békés; 04 Borsod-Abaúj-Zemplén; 05 Budapest|Boedapest; 06 Csongrád-Csanád; 08 Fejér; 09 Győr-Moson-Sopron; 10 Hajdú-Bihar; 11 Heves; 12 Komárom-Esztergom; 14 Nógrád; 16 Pest; 17 Somogy; 18 Szabolcs-Szatmár-Bereg; 20 Jász-Nagykun-Szolnok; 21 Tolna; 22 Vas; 23 Veszprém; 24 Zala',
  IE: 'C Connacht; L Leinster; M Munster; U Ulster',
  IS: '38 East Iceland|Oost-IJsland; 39 Capital Region|Hoofdstedelijk gebied; 40 Northeast Iceland|Noordoost-IJsland; 41 Northwest Iceland|Noordwest-IJsland; 42 South Iceland|Zuid-IJsland; 43 Reykjanes Peninsula|Reykjanes-schiereiland; 44 Westfjords|Westfjorden; 45 West Iceland|West-IJsland',
  IT: "01 Abruzzo|Abruzzen; 02 Basilicata; 03 Calabria|Calabrië; 04 Campania|Campanië; 05 Emilia-Romagna; 06 Friuli-Venezia Giulia; 07 Lazio; 08 Liguria|Ligurië; 09 Lombardy|Lombardije; 10 Marche|Marken; 11 Molise; 12 Piedmont|Piëmont; 13 Apulia|Apulië; 14 Sardinia|Sardinië; 15 Sicily|Sicilië; 16 Tuscany|Toscane; 17 Trentino-South Tyrol|Trentino-Zuid-Tirol; 18 Umbria|Umbrië; 19 Aosta Valley|Valle d'Aosta; 20 Veneto",
  NL: '01 Drenthe; 02 Friesland; 03 Gelderland; 04 Groningen Province|Provincie Groningen; 05 Limburg; 06 North Brabant|Noord-Brabant; 07 North Holland|Noord-Holland; 09 Utrecht Province|Provincie Utrecht; 10 Zeeland; 11 South Holland|Zuid-Holland; 15 Overijssel; 16 Flevoland',
  NO: '08 Møre og Romsdal; 09 Nordland; 12 Oslo; 14 Rogaland; 21 Trøndelag; 30 Viken; 34 Innlandet; 38 Vestfold og Telemark; 42 Agder; 46 Vestland; 54 Troms og Finnmark',
  PL: '72 Lower Silesia|Neder-Silezië; 73 Kuyavia-Pomerania|Koejavië-Pommeren; 74 Łódź Province|Woiwodschap Łódź; 75 Lublin Province|Woiwodschap Lublin; 76 Lubusz; 77 Lesser Poland|Klein-Polen; 78 Masovia|Mazovië; 79 Opole Province|Woiwodschap Opole; 80 Subcarpathia|Subkarpaten; 81 Podlasie|Podlachië; 82 Pomerania|Pommeren; 83 Silesia|Silezië; 84 Holy Cross Province|Święty Krzyż; 85 Warmia-Masuria|Ermland-Mazurië; 86 Greater Poland|Groot-Polen; 87 West Pomerania|West-Pommeren',
  PT: '02 Aveiro; 03 Beja; 04 Braga; 05 Bragança; 06 Castelo Branco; 07 Coimbra; 08 Évora; 09 Algarve; 10 Madeira; 11 Guarda; 13 Leiria; 14 Lisbon|Lissabon; 16 Portalegre; 17 Porto; 18 Santarém; 19 Setúbal; 20 Viana do Castelo; 21 Vila Real; 22 Viseu; 23 Azores|Azoren',
  RS: 'SE Central Serbia|Centraal-Servië; VO Vojvodina',
  SE: '02 Blekinge; 03 Gävleborg; 05 Gotland; 06 Halland; 07 Jämtland; 08 Jönköping County|Provincie Jönköping; 09 Kalmar County|Provincie Kalmar; 10 Dalarna; 12 Kronoberg; 14 Norrbotten; 15 Örebro County|Provincie Örebro; 16 Östergötland; 18 Södermanland; 21 Uppsala County|Provincie Uppsala; 22 Värmland; 23 Västerbotten; 24 Västernorrland; 25 Västmanland; 26 Stockholm County|Provincie Stockholm; 27 Skåne; 28 Västra Götaland',
  SK: '01 Banská Bystrica Region|Regio Banská Bystrica; 02 Bratislava Region|Regio Bratislava; 03 Košice Region|Regio Košice; 04 Nitra Region|Regio Nitra; 05 Prešov Region|Regio Prešov; 06 Trenčín Region|Regio Trenčín; 07 Trnava Region|Regio Trnava; 08 Žilina Region|Regio Žilina',
  TR: '07 Antalya; 34 Istanbul; 35 İzmir; 48 Muğla; 68 Ankara; 09 Aydın',
  US: 'CA California|Californië; NY New York State|Staat New York; WA Washington State|Staat Washington; HI Hawaii|Hawaï; NC North Carolina|Noord-Carolina; SC South Carolina|Zuid-Carolina; ND North Dakota|Noord-Dakota; SD South Dakota|Zuid-Dakota; PA Pennsylvania; GA Georgia; VA Virginia; WV West Virginia',
};

const REGION = /^(\S+) ([^|]+)(?:\|(.+))?$/;

function parse(): Map<string, Names> {
  const names = new Map<string, Names>();
  for (const [country, line] of Object.entries(NAMES)) {
    for (const text of line.split('; ')) {
      const [, code, en, nl] = REGION.exec(text) ?? [];
      if (code !== undefined && en !== undefined)
        names.set(`${country}.${code}`, { en, nl: nl ?? en });
    }
  }
  return names;
}

export const REGION_NAMES: ReadonlyMap<string, Names> = parse();
