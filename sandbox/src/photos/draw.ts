import { createRandom } from '../random';
import { altText } from './alt-texts';
import { Canvas } from './canvas';
import type { FacadeContext } from './facade';
import { makeInterior, type Interior } from './interior';
import { DAYLIGHT } from './light';
import { lightOf, type Scene } from './photo-ids';
import { drawCityHotel } from './scenes/city-hotel';
import { drawBathroom, drawSpa } from './scenes/bath-and-spa';
import { drawDoubleRoom, drawSuite, drawTwinRoom } from './scenes/bedrooms';
import { drawBreakfast } from './scenes/breakfast';
import { drawBeach, drawBeachHotel } from './scenes/coast';
import { drawCountryHouse, drawEcoHotel, drawHolidayVillage } from './scenes/country';
import { drawMountainHotel, drawSkiHotel } from './scenes/mountain-hotels';
import { drawGarden, drawMountains, drawSkyline } from './scenes/landscapes';
import { drawVillage } from './scenes/village';
import { drawPool, drawRoomView } from './scenes/pool-and-view';
import { drawLobby, drawRestaurant } from './scenes/public-rooms';
import { drawAirportHotel, drawBusinessHotel } from './scenes/towers';
import { drawApartments, drawHostel } from './scenes/town-houses';
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
  (OUTDOORS[scene] ?? drawCityHotel)({ canvas, light, glass: makeGlass(canvas, light) }, number);
  return canvas.toSvg(altText(id).en);
}
