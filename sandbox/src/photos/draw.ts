import { createRandom } from '../random';
import { altText } from './alt-texts';
import { Canvas } from './canvas';
import type { FacadeContext } from './facade';
import { makeInterior, type Interior } from './interior';
import { DAYLIGHT } from './light';
import { mannerOf } from './manners';
import { lightOf, type Scene } from './photo-ids';
import { drawCityHotel } from './scenes/city-hotel';
import { drawBathroom } from './scenes/bathroom';
import { drawSpa } from './scenes/spa';
import { drawDoubleRoom, drawSuite, drawTwinRoom } from './scenes/bedrooms';
import { drawBar } from './scenes/bar';
import { drawBreakfast } from './scenes/breakfast';
import { drawBreakfastRoom } from './scenes/breakfast-room';
import { drawGym } from './scenes/gym';
import { drawMeetingRoom } from './scenes/meeting-room';
import { drawBeach, drawBeachHotel } from './scenes/coast';
import { drawCountryHouse, drawEcoHotel } from './scenes/country';
import { drawHolidayVillage } from './scenes/holiday-village';
import { drawMountainHotel, drawSkiHotel } from './scenes/mountain-hotels';
import { drawMountains, drawSkyline } from './scenes/landscapes';
import { drawGarden } from './scenes/garden';
import { drawVillage } from './scenes/village';
import { drawPool } from './scenes/pool';
import { drawRoomView } from './scenes/room-view';
import { drawLobby, drawRestaurant } from './scenes/public-rooms';
import { drawBusinessHotel } from './scenes/towers';
import { drawAirportHotel } from './scenes/airport-hotel';
import { drawApartments } from './scenes/town-houses';
import { drawHostel } from './scenes/hostel';
import { makeGlass } from './windows';

type Draw = (context: FacadeContext, number: number) => void;

const OUTDOORS: Partial<Record<Scene, Draw>> = {
  'city-hotel-facade': drawCityHotel,
  'apartment-facade': drawApartments,
  'hostel-facade': drawHostel,
  'business-hotel-facade': drawBusinessHotel,
  'airport-hotel-facade': drawAirportHotel,
  'country-house-facade': drawCountryHouse,
  'mountain-hotel-facade': drawMountainHotel,
  'ski-hotel-facade': drawSkiHotel,
  'holiday-village': drawHolidayVillage,
  'eco-hotel-facade': drawEcoHotel,
  'beach-hotel-facade': drawBeachHotel,
  beach: drawBeach,
  mountains: drawMountains,
  'village-street': drawVillage,
  'skyline-at-dusk': drawSkyline,
  garden: drawGarden,
  pool: drawPool,
  'room-view': drawRoomView,
};

const INDOORS: Partial<Record<Scene, (interior: Interior, number: number) => void>> = {
  'double-room': drawDoubleRoom,
  'twin-room': drawTwinRoom,
  suite: drawSuite,
  bathroom: drawBathroom,
  lobby: drawLobby,
  restaurant: drawRestaurant,
  breakfast: drawBreakfast,
  spa: drawSpa,
  gym: drawGym,
  bar: drawBar,
  'meeting-room': drawMeetingRoom,
  'breakfast-room': drawBreakfastRoom,
};

export function drawPhoto({ scene, number }: { scene: Scene; number: number }): string {
  const id = `${scene}-${number}`;
  const canvas = new Canvas(createRandom(id));
  const indoors = INDOORS[scene];
  if (indoors !== undefined) {
    indoors(makeInterior(canvas, number), number);
    return canvas.toSvg(altText(id).en);
  }
  const light = DAYLIGHT[lightOf(scene, number)];
  // every other front is the mirror image, so that houses of one plan look less alike
  const isMirrored = mannerOf(number) !== undefined && (number >> 2) % 2 === 1;
  if (isMirrored) canvas.add('<g transform="translate(1600 0) scale(-1 1)">');
  (OUTDOORS[scene] ?? drawCityHotel)({ canvas, light, glass: makeGlass(canvas, light) }, number);
  if (isMirrored) canvas.add('</g>');
  return canvas.toSvg(altText(id).en);
}
