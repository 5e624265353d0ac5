import type { FacilityCode } from './facilities';
import type { HotelType } from './hotel-types';
import type { Setting } from './tourism';

/** Pairs of the same sentence: English | Dutch. `{town}` and `{name}` are filled in. */
type Sentences = readonly [string, ...string[]];

export const OPENINGS: Record<HotelType, Sentences> = {
  city: [
    '{name} is a small world of its own in the middle of {town}.|{name} is een wereld op zich, midden in {town}.',
    'In {town}, a short walk from the shops and the squares, stands {name}.|In {town}, op loopafstand van winkels en pleinen, staat {name}.',
    'Stay at {name} and {town} begins at the front door.|Wie in {name} logeert, stapt zo {town} in.',
  ],
  beach: [
    'At {name} you hear the sea before you see it.|In {name} hoor je de zee nog voordat je die ziet.',
    '{name} lies on the seafront of {town}, with the sand across the road.|{name} ligt aan de boulevard van {town}, met het strand aan de overkant.',
    'Salt air, wide terraces and slow mornings: that is {name} in {town}.|Zilte lucht, ruime terrassen en trage ochtenden: dat is {name} in {town}.',
  ],
  apartment: [
    '{name} gives you a front door of your own in {town}.|{name} geeft je een eigen voordeur in {town}.',
    'Live in {town} for a few days: the apartments of {name} have a real kitchen and a real table.|Woon een paar dagen in {town}: de appartementen van {name} hebben een echte keuken en een echte eettafel.',
  ],
  country: [
    '{name} stands among fields and old trees just outside the bustle of {town}.|{name} staat tussen velden en oude bomen, net buiten de drukte van {town}.',
    'A gravel drive, a garden and open fires: {name} near {town} takes its time.|Een grindpad, een tuin en open haarden: {name} bij {town} neemt de tijd.',
  ],
  ski: [
    'From {name} you are on the slopes of {town} before the first lift is busy.|Vanuit {name} sta je op de pistes van {town} voordat het druk wordt bij de lift.',
    '{name} dries your boots overnight and serves soup when you come down.|{name} droogt je skischoenen ’s nachts en schenkt soep als je beneden komt.',
  ],
  village: [
    '{name} is a village of cottages with a square, a playground and a shop.|{name} is een dorp van huisjes met een plein, een speeltuin en een winkel.',
    'Children make friends within the hour at {name} in {town}.|In {name} in {town} hebben kinderen binnen een uur vriendjes.',
  ],
  spa: [
    '{name} is built around warm water and quiet.|{name} is gebouwd rond warm water en rust.',
    'Leave your watch in the room: at {name} in {town} the day follows the sauna.|Laat je horloge op de kamer: in {name} in {town} volgt de dag de sauna.',
  ],
  airport: [
    '{name} is made for short nights: a few minutes from the terminal of {town}, and silent inside.|{name} is gemaakt voor korte nachten: een paar minuten van de terminal van {town}, en binnen is het stil.',
    'Early flight or late landing, {name} is awake when you are.|Vroege vlucht of late landing: {name} is wakker wanneer jij het bent.',
  ],
  eco: [
    '{name} runs on sun, rain and common sense.|{name} draait op zon, regen en gezond verstand.',
    'Timber, wool and a roof full of flowers: {name} in {town} treads lightly.|Hout, wol en een dak vol bloemen: {name} in {town} laat weinig sporen na.',
  ],
  conference: [
    '{name} has rooms for two and halls for two hundred.|{name} heeft kamers voor twee en zalen voor tweehonderd.',
    'Meet, eat and sleep under one roof at {name} in {town}.|Vergaderen, eten en slapen onder één dak in {name} in {town}.',
  ],
  hostel: [
    '{name} is a house full of stories, with a long kitchen table to tell them at.|{name} is een huis vol verhalen, met een lange keukentafel om ze te vertellen.',
    'Cheap, cheerful and close to everything: {name} is a fine base for {town}.|Goedkoop, gezellig en overal dichtbij: {name} is een fijne uitvalsbasis voor {town}.',
  ],
  mountain: [
    'Open the shutters of {name} and the mountains of {town} come in.|Open de luiken van {name} en de bergen van {town} komen naar binnen.',
    '{name} is where the trails of {town} begin and end.|Bij {name} beginnen en eindigen de wandelpaden van {town}.',
  ],
  family: [
    '{name} thinks of the youngest guests first.|{name} denkt als eerste aan de jongste gasten.',
    'Room for everyone, and something to do when it rains: that is {name} in {town}.|Ruimte voor iedereen, en iets te doen als het regent: dat is {name} in {town}.',
  ],
  business: [
    '{name} keeps a working day simple: fast wifi, good coffee and a desk by the window.|{name} maakt een werkdag eenvoudig: snelle wifi, goede koffie en een bureau aan het raam.',
    'Close to the offices and the trains of {town}, {name} wastes none of your time.|Dicht bij de kantoren en de treinen van {town} verspilt {name} niets van je tijd.',
  ],
};

export const LOCATIONS: Record<Setting, Sentences> = {
  city: [
    'The centre of {town} is easy to reach on foot or by public transport.|Het centrum van {town} is lopend of met het openbaar vervoer goed te bereiken.',
    'Around the corner are bakeries, a small market and a stop for tram or bus.|Om de hoek zijn bakkers, een kleine markt en een halte van tram of bus.',
    'The street is calm at night, although the liveliest part of {town} is near.|De straat is ’s nachts rustig, al is het levendigste deel van {town} dichtbij.',
  ],
  coast: [
    'The beach is within walking distance, and so is the old harbour.|Het strand is op loopafstand, net als de oude haven.',
    'A path along the water leads to the centre of {town}.|Een pad langs het water leidt naar het centrum van {town}.',
    'Ask for a high floor if you like to wake up to the sea.|Vraag om een hoge verdieping als je graag met zeezicht wakker wordt.',
  ],
  mountain: [
    'Lifts, trails and the village square are a few minutes away.|Liften, wandelpaden en het dorpsplein zijn een paar minuten verderop.',
    'In summer the meadows start behind the house, in winter the tracks do.|In de zomer beginnen de weiden achter het huis, in de winter de loipes.',
    'The bus to the valley station stops in front of the door.|De bus naar het dalstation stopt voor de deur.',
  ],
};

/** By stars: one and two together, then three, four, five. */
export const ROOMS: readonly Sentences[] = [
  [
    'The rooms are plain and clean, with good beds.|De kamers zijn eenvoudig en schoon, met goede bedden.',
    'Expect compact rooms, a firm mattress and friendly prices.|Verwacht compacte kamers, een stevig matras en vriendelijke prijzen.',
  ],
  [
    'The rooms are bright and quiet, each with a desk and its own bathroom.|De kamers zijn licht en stil, elk met een bureau en een eigen badkamer.',
    'Every room has a comfortable bed, a kettle and curtains that really close.|Elke kamer heeft een comfortabel bed, een waterkoker en gordijnen die echt dichtgaan.',
  ],
  [
    'The rooms are spacious, with good linen, rain showers and air conditioning.|De kamers zijn ruim, met goed beddengoed, regendouches en airconditioning.',
    'Warm wood, soft light and an excellent bed make the rooms hard to leave.|Warm hout, zacht licht en een uitstekend bed: de kamer uitgaan kost moeite.',
  ],
  [
    'The suites have sitting areas, stone bathrooms and a view worth staying in for.|De suites hebben zithoeken, badkamers van natuursteen en een uitzicht om voor binnen te blijven.',
    'Service is attentive without being stiff, and every room is furnished with care.|De bediening is attent zonder stijf te zijn, en elke kamer is met zorg ingericht.',
  ],
];

export const EXTRAS: Partial<Record<FacilityCode, string>> = {
  pool: 'The swimming pool is open to all guests.|Het zwembad is open voor alle gasten.',
  spa: 'Sauna and steam bath are ready from the afternoon on.|Sauna en stoombad staan vanaf de middag klaar.',
  restaurant:
    'The restaurant cooks with what the season brings.|Het restaurant kookt met wat het seizoen brengt.',
  childcare_service:
    'There is a playroom with childcare on most days.|Op de meeste dagen is er een speelkamer met oppas.',
  business_centre: 'Meeting rooms can be booked by the hour.|Vergaderzalen zijn per uur te boeken.',
  pets_allowed:
    'Dogs are welcome and get a bowl of their own.|Honden zijn welkom en krijgen een eigen bak.',
  lounge: 'In the evening the bar is the place to be.|’s Avonds is de bar de plek om te zijn.',
  gym: 'The fitness room opens at six in the morning.|De fitnessruimte gaat om zes uur ’s ochtends open.',
  laundry:
    'Washing machines are there for longer stays.|Voor een langer verblijf zijn er wasmachines.',
  parking: 'There is parking next to the building.|Naast het gebouw kun je parkeren.',
};
