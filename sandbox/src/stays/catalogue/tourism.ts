/** What lies at the door: decides which kinds of hotel stand there and which pictures they show. */
export type Setting = 'coast' | 'mountain' | 'city';

export interface TourismPlace {
  name: string;
  country: string;
  hotels: number;
  setting: Setting;
}

/**
 * Places that draw more visitors than their population tells: name, hotels, and `c` for the coast or `m` for mountains.
 * Names are spelled as GeoNames spells them.
 */
const PLACES: Record<string, string> = {
  NL: 'Amsterdam 200; Rotterdam 64; The Hague 56 c; Utrecht 46; Maastricht 46; Groningen 30; Eindhoven 30; Haarlem 30; Delft 24; Leiden 24; Zandvoort 28 c; Den Burg 24 c; Domburg 18 c; Valkenburg 20; Breda 22; Nijmegen 20; Arnhem 22; Middelburg 14; Den Helder 10 c; Egmond aan Zee 14 c; Apeldoorn 16; Zwolle 14; Leeuwarden 14; Volendam 10; Noordwijk-Binnen 16 c; Bergen op Zoom 8; Gouda 10',
  BE: 'Brussels 120; Brugge 80; Antwerpen 64; Gent 56; Ostend 34 c; Leuven 22; Liège 18; Namur 14; Dinant 10; Durbuy 12; Knokke-Heist 22 c; De Haan 14 c; Mechelen 12; Spa 10; Ieper 10',
  FR: "Paris 220; Nice 110 c; Lyon 80; Marseille 80 c; Bordeaux 70; Strasbourg 60; Cannes 60 c; Toulouse 50; Lille 40; Montpellier 40; Nantes 36; Annecy 32 m; Chamonix-Mont-Blanc 40 m; Avignon 34; Antibes 34 c; Biarritz 30 c; La Rochelle 28 c; Saint-Malo 30 c; Colmar 28; Carcassonne 22; Aix-en-Provence 30; Menton 22 c; Saint-Tropez 20 c; Deauville 22 c; Honfleur 16 c; Reims 22; Dijon 20; Rennes 20; Tours 18; Ajaccio 22 c; Calvi 18 c; Morzine 24 m; Val-d'Isère 26 m; Les Gets 14 m; Tignes 12 m; Megève 22 m; Lourdes 20; Arcachon 18 c; Fréjus 16 c; Amboise 12; Sarlat-la-Canéda 12",
  GB: 'London 220; Edinburgh 120; Manchester 70; Liverpool 60; Bath 44; York 46; Oxford 34; Cambridge 30; Brighton 54 c; Bristol 40; Birmingham 46; Glasgow 54; Cardiff 30; Belfast 34; Blackpool 40 c; Bournemouth 40 c; Inverness 26; Torquay 28 c; Whitby 20 c; Newquay 24 c; Penzance 14 c; Windermere 20; Keswick 16 m; Fort William 16 m; Oban 14 c; Llandudno 22 c; Scarborough 22 c; Canterbury 16; Chester 22; Newcastle upon Tyne 34; Leeds 30; Aviemore 12 m; Stratford-upon-Avon 16; St Ives 14 c; Portree 10 c; Aberdeen 22',
  IE: 'Dublin 110; Gaillimh 40 c; Cork 34; Cill Airne 30; Limerick 18; Kilkenny 16; Dingle 12 c; Waterford 12; Westport 12 c',
  ES: 'Barcelona 200; Madrid 160; Palma 100 c; Sevilla 90; Valencia 80 c; Málaga 74 c; Granada 60; Bilbao 44; Donostia / San Sebastián 46 c; Marbella 54 c; Benidorm 60 c; Ibiza 48 c; Córdoba 34; Toledo 26; Salamanca 26; Santiago de Compostela 34; Cadiz 24 c; Alicante 44 c; Torremolinos 46 c; Salou 44 c; Lloret de Mar 50 c; Sitges 30 c; Las Palmas de Gran Canaria 50 c; Adeje 50 c; Arona 30 c; Puerto de la Cruz 36 c; Maspalomas 54 c; Corralejo 26 c; Playa Blanca 24 c; Ciutadella 20 c; Alcúdia 30 c; Calvià 26 c; Zaragoza 26; Girona 22; Tossa de Mar 22 c; Nerja 24 c; Ronda 16; Peníscola 18 c; Jaca 12 m; Vielha 18 m; Cambrils 20 c; Roses 20 c; Fuengirola 28 c; Puerto del Carmen 26 c; Santa Eulària des Riu 18 c; Oviedo 16; Gijón 18 c; Santander 24 c',
  PT: 'Lisbon 150; Porto 100; Albufeira 60 c; Lagos 40 c; Funchal 64 c; Faro 26 c; Cascais 34 c; Sintra 24; Coimbra 22; Évora 18; Braga 20; Portimão 34 c; Tavira 18 c; Ponta Delgada 24 c; Nazaré 20 c; Vilamoura 22 c; Óbidos 10; Aveiro 14 c; Guimarães 12',
  IT: "Rome 200; Milan 130; Venice 130 c; Florence 130; Naples 80 c; Rimini 70 c; Sorrento 40 c; Bologna 50; Verona 50; Turin 50; Palermo 46 c; Catania 36 c; Taormina 34 c; Pisa 30; Siena 28; Lucca 22; Como 26; Bellagio 14; Positano 18 c; Amalfi 16 c; Capri 18 c; Cortina d'Ampezzo 30 m; Bolzano 24 m; Merano 30 m; Bormio 18 m; Livigno 30 m; Sirmione 24; Riva del Garda 28; Genoa 36 c; Bari 30 c; Lecce 26; Alghero 24 c; Olbia 22 c; Cagliari 26 c; Lido di Jesolo 30 c; Riccione 36 c; Cesenatico 26 c; Viareggio 26 c; San Gimignano 12; Perugia 20; Assisi 18; Ravenna 16 c; Trieste 20 c; Ischia 22 c; Courmayeur 16 m; Canazei 20 m; Ortisei 20 m; Selva 16 m; Monterosso al Mare 12 c; Matera 20; Polignano a Mare 12 c; Siracusa 22 c; Cefalù 16 c; Stresa 14; Malcesine 18",
  DE: 'Berlin 170; Munich 130; Hamburg 100; Köln 70; Frankfurt am Main 80; Dresden 60; Düsseldorf 54; Leipzig 46; Stuttgart 44; Heidelberg 36; Nürnberg 40; Bremen 30; Hannover 36; Freiburg 32; Rothenburg ob der Tauber 18; Garmisch-Partenkirchen 34 m; Oberstdorf 30 m; Füssen 24 m; Berchtesgaden 22 m; Baden-Baden 28; Ostseebad Binz 28 c; Norderney 20 c; Borkum 16 c; Trier 22; Lübeck 26 c; Rostock 24 c; Potsdam 22; Weimar 14; Konstanz 20; Lindau 18; Bamberg 18; Würzburg 18; Regensburg 18; Winterberg 26 m; Willingen 16 m; Cochem 22; Monschau 10; Goslar 14; Wernigerode 16; Timmendorfer Strand 20 c; Sankt Peter-Ording 18 c; Titisee-Neustadt 16 m; Aachen 20; Bonn 24',
  AT: 'Vienna 150; Salzburg 70; Innsbruck 50 m; Graz 30; Kitzbühel 34 m; Mayrhofen 30 m; Sölden 28 m; Saalbach 28 m; Zell am See 30 m; Ischgl 26 m; Seefeld in Tirol 26 m; Bad Gastein 20 m; Hallstatt 10; Lech 18 m; Schladming 24 m; Gerlos 14 m; Velden am Wörthersee 18; Bad Hofgastein 18 m; Linz 22; Klagenfurt am Wörthersee 18; Fügen 12 m; Kaprun 20 m; Ellmau 16 m; Söll 12 m; Flachau 18 m; Westendorf 12 m; Kirchberg in Tirol 16 m; Serfaus 16 m; Bregenz 14',
  CH: 'Zürich 70; Genève 60; Luzern 44; Interlaken 34 m; Zermatt 44 m; Basel 34; Bern 28; Lausanne 28; Montreux 22; Lugano 32; Davos 32 m; St. Moritz 28 m; Grindelwald 28 m; Verbier 20 m; Arosa 20 m; Locarno 22; Ascona 18; Engelberg 16 m; Saas-Fee 20 m; Lauterbrunnen 12 m; Crans-Montana 18 m; Adelboden 12 m; Pontresina 10 m',
  GR: 'Athens 110; Thessaloníki 46 c; Fira 34 c; Ródos 44 c; Chaniá 44 c; Irákleion 36 c; Corfu 34 c; Kos 30 c; Zakynthos 26 c; Náfplio 18 c; Náxos 18 c; Rethymno 30 c; Kamári 16 c; Faliraki 22 c; Mália 20 c; Laganás 16 c; Delphi 6; Kalampáka 12; Skiáthos 16 c; Lindos 10 c; Parga 12 c; Ágios Nikólaos 20 c; Volos 12 c; Oia 14 c',
  HR: 'Dubrovnik 70 c; Split 60 c; Zagreb 46; Zadar 34 c; Rovinj 30 c; Poreč 34 c; Pula 30 c; Hvar 24 c; Makarska 26 c; Opatija 26 c; Šibenik 16 c; Trogir 16 c; Korčula 14 c; Crikvenica 16 c; Rijeka 14 c; Umag 14 c; Baška Voda 10 c',
  CZ: 'Prague 150; Brno 34; Karlovy Vary 36; Český Krumlov 26; Olomouc 14; Mariánské Lázně 24; Špindlerův Mlýn 20 m; Pec pod Sněžkou 10 m; Liberec 10; Pilsen 16',
  PL: 'Kraków 90; Warsaw 90; Gdańsk 60 c; Wrocław 54; Poznań 36; Zakopane 40 m; Sopot 26 c; Toruń 18; Łódź 26; Kołobrzeg 28 c; Świnoujście 22 c; Karpacz 22 m; Szklarska Poręba 18 m; Lublin 16; Katowice 18; Krynica-Zdrój 12 m',
  HU: 'Budapest 140; Siófok 24; Hévíz 22; Eger 18; Debrecen 16; Győr 12; Pécs 12; Balatonfüred 16; Sopron 14; Szeged 12',
  TR: 'Istanbul 150 c; Antalya 90 c; Alanya 60 c; Bodrum 50 c; Marmaris 44 c; Fethiye 36 c; Side 44 c; Belek 26 c; Kemer 34 c; Göreme 24; İzmir 36 c; Kuşadası 34 c; Ankara 26; Çeşme 20 c; Kaş 18 c; Trabzon 12 c; Pamukkale 8',
  DK: 'Copenhagen 90; Århus 28 c; Odense 16; Aalborg 16; Skagen 14 c; Billund 14; Helsingør 8 c; Ribe 6; Rønne 10 c',
  SE: 'Stockholm 90; Göteborg 50; Malmö 34; Uppsala 14; Visby 20 c; Åre 22 m; Kiruna 12; Sälen 10 m; Helsingborg 12 c; Lund 12; Jönköping 10; Kalmar 10 c; Ystad 8 c',
  NO: 'Oslo 70; Bergen 44 c; Tromsø 30 c; Stavanger 24 c; Trondheim 26; Ålesund 20 c; Lillehammer 16 m; Geilo 14 m; Hemsedal 10 m; Voss 10 m; Bodø 10 c; Kristiansand 14 c; Svolvær 10 c',
  FI: 'Helsinki 70 c; Rovaniemi 30; Tampere 24; Turku 20; Levi 8 m; Kittilä 14 m; Oulu 14; Kuusamo 14 m; Naantali 8 c; Porvoo 8',
  IS: 'Reykjavík 60 c; Akureyri 16 c; Norðurþing 8 c; Selfoss 10; Höfn 8 c; Keflavík 12',
  EE: 'Tallinn 44 c; Tartu 14; Pärnu 16 c; Haapsalu 6 c',
  LV: 'Riga 46; Jūrmala 16 c; Liepāja 8 c; Sigulda 6',
  LT: 'Vilnius 40; Kaunas 18; Palanga 20 c; Klaipėda 14 c; Nida 8 c',
  SI: 'Ljubljana 36; Bled 24; Piran 14 c; Portorož 16 c; Kranjska Gora 18 m; Maribor 14; Bovec 10 m; Koper 6 c',
  SK: 'Bratislava 34; Poprad 14 m; Košice 12; Vysoké Tatry 16 m; Piešťany 10',
  ME: 'Kotor 22 c; Budva 34 c; Podgorica 10; Herceg Novi 16 c; Žabljak 8 m; Tivat 10 c; Ulcinj 10 c',
  AL: 'Tirana 24; Sarandë 22 c; Vlorë 16 c; Durrës 18 c; Ksamil 12 c; Berat 8; Gjirokastër 8; Himarë 8 c',
  BG: 'Sofia 40; Varna 30 c; Burgas 16 c; Nesebar 24 c; Bansko 30 m; Sozopol 16 c; Plovdiv 22; Borovets 10 m',
  RO: 'Bucharest 54; Braşov 30 m; Cluj-Napoca 26; Sibiu 22; Timişoara 18; Constanţa 18 c; Mamaia-Sat 18 c; Sinaia 16 m; Sighișoara 12; Predeal 10 m',
  RS: 'Belgrade 44; Novi Sad 18; Niš 8; Zlatibor 12 m',
  BA: 'Sarajevo 26; Mostar 18; Međugorje 8',
  MK: 'Skopje 16; Ohrid 20',
  CY: 'Paphos 40 c; Limassol 40 c; Ayia Napa 36 c; Larnaca 30 c; Protaras 26 c; Nicosia 12; Pólis 8 c',
  MT: 'Valletta 26 c; Sliema 30 c; San Ġiljan 26 c; Mellieħa 20 c; Victoria 10',
  LU: 'Luxembourg 34; Echternach 10; Vianden 10; Clervaux 6',
  AD: 'Andorra la Vella 28 m; Soldeu 18 m; Pas de la Casa 16 m; la Massana 14 m; Encamp 10 m',
  MC: 'Monaco 22 c',
  LI: 'Vaduz 8 m',
  SM: 'San Marino 10',
  MA: 'Marrakesh 60; Agadir 30 c; Essaouira 20 c; Casablanca 20 c; Fès 20; Tangier 16 c; Chefchaouen 10',
  EG: 'Cairo 40; Hurghada 40 c; Sharm el-Sheikh 36 c; Luxor 22; Aswan 14; Marsa Alam 14 c; Dahab 12 c',
  TN: 'Tunis 20; Sousse 24 c; Hammamet 24 c; Houmt El Souk 18 c; Monastir 14 c',
  AE: 'Dubai 90 c; Abu Dhabi 36 c; Ras Al Khaimah City 14 c',
  US: 'New York City 120; Los Angeles 60; San Francisco 54 c; Las Vegas 60; Miami 54 c; Miami Beach 40 c; Orlando 54; Chicago 50; Boston 40 c; Washington 46; New Orleans 34; San Diego 36 c; Seattle 30; Honolulu 40 c; Nashville 24; Austin 22; Denver 22; Aspen 20 m; Park City 18 m; Vail 16 m; Key West 20 c; Santa Fe 12; Philadelphia 24; Savannah 16',
  CA: 'Toronto 44; Vancouver 40 c; Montréal 40; Québec 30; Banff 20 m; Whistler 24 m; Calgary 18; Ottawa 20; Victoria 16 c; Niagara Falls 24',
  MX: 'Mexico City 44; Cancún 54 c; Playa del Carmen 40 c; Tulum 24 c; Puerto Vallarta 24 c; Cabo San Lucas 20 c',
  BR: 'Rio de Janeiro 44 c; São Paulo 34; Salvador 18 c; Florianópolis 16 c; Foz do Iguaçu 12',
  AR: 'Buenos Aires 36; San Carlos de Bariloche 22 m; Mendoza 14; Ushuaia 10',
  PE: 'Lima 22 c; Cusco 24',
  CL: 'Santiago 20; Valparaíso 10 c',
  CO: 'Bogotá 18; Cartagena 20 c; Medellín 16',
  CR: 'San José 14',
  CU: 'Havana 20 c; Varadero 20 c',
  DO: 'Punta Cana 34 c; Santo Domingo 12 c; Puerto Plata 12 c',
  CW: 'Willemstad 26 c',
  AW: 'Oranjestad 20 c',
  SR: 'Paramaribo 14',
  BQ: 'Kralendijk 10 c',
  TH: 'Bangkok 60; Phuket 30 c; Patong 26 c; Chiang Mai 30; Pattaya 26 c; Ko Samui 24 c; Hua Hin 14 c; Krabi 16 c',
  ID: 'Ubud 30; Denpasar 24 c; Kuta 30 c; Jakarta 24; Yogyakarta 16',
  VN: 'Hanoi 26; Ho Chi Minh City 26; Da Nang 22 c; Hoi An 20 c',
  SG: 'Singapore 50 c',
  MY: 'Kuala Lumpur 34; George Town 16 c',
  PH: 'Manila 20; Cebu City 12 c',
  JP: 'Tokyo 70; Kyoto 50; Osaka 44; Sapporo 20; Hiroshima 14; Nara-shi 10; Hakone 10',
  KR: 'Seoul 40; Busan 20 c',
  CN: 'Beijing 30; Shanghai 34; Guangzhou 14; Xi’an 10',
  HK: 'Hong Kong 40 c',
  TW: 'Taipei 26',
  IN: 'New Delhi 24; Mumbai 22 c; Jaipur 18; Agra 14; Panaji 12 c',
  LK: 'Colombo 14 c; Galle 10 c; Kandy 10',
  ZA: 'Cape Town 44 c; Johannesburg 18; Durban 16 c; Stellenbosch 14',
  KE: 'Nairobi 16; Mombasa 14 c',
  TZ: 'Zanzibar 18 c; Arusha 10',
  MU: 'Grand Baie 14 c; Port Louis 8 c',
  CV: 'Santa Maria 18 c',
  AU: 'Sydney 46 c; Melbourne 40; Brisbane 20; Gold Coast 26 c; Cairns 18 c; Perth 18 c; Adelaide 14',
  NZ: 'Auckland 24 c; Queenstown 24 m; Wellington 14 c; Christchurch 14; Rotorua 10',
  IL: 'Tel Aviv 26 c; Jerusalem 24; Eilat 18 c',
  JO: 'Amman 14; Wādī Mūsá 6; Aqaba 10 c',
  GE: 'Tbilisi 24; Batumi 20 c',
  QA: 'Doha 20 c',
  OM: 'Muscat 12 c',
};

const SETTINGS: Record<string, Setting> = { c: 'coast', m: 'mountain' };

function parsePlace(country: string, text: string): TourismPlace {
  const match = /^(.+?) (\d+)(?: ([cm]))?$/.exec(text.trim());
  if (match === null) throw new Error(`tourism list: ${country} ${text}`);
  return {
    name: match[1] ?? '',
    country,
    hotels: Number(match[2]),
    setting: SETTINGS[match[3] ?? ''] ?? 'city',
  };
}

export const TOURISM_PLACES: readonly TourismPlace[] = Object.entries(PLACES).flatMap(
  ([country, line]) => line.split('; ').map((text) => parsePlace(country, text)),
);
