import { paris } from './sights/paris';
import { london } from './sights/london';
import { barcelona } from './sights/barcelona';
import { amsterdam } from './sights/amsterdam';
import { rome } from './sights/rome';
import { madrid } from './sights/madrid';
import { lisbon } from './sights/lisbon';
import { istanbul } from './sights/istanbul';
import { berlin } from './sights/berlin';
import { prague } from './sights/prague';
import { vienna } from './sights/vienna';
import { budapest } from './sights/budapest';
import { iceland } from './sights/iceland';
import { sweden } from './sights/sweden';
import { norway } from './sights/norway';
import { finland } from './sights/finland';
import { denmark } from './sights/denmark';
import { ireland } from './sights/ireland';
import { unitedKingdom } from './sights/united-kingdom';
import { netherlands } from './sights/netherlands';
import { belgium } from './sights/belgium';
import { austria } from './sights/austria';
import { switzerland } from './sights/switzerland';
import { germany } from './sights/germany';
import { poland } from './sights/poland';
import { luxembourg } from './sights/luxembourg';
import { slovenia } from './sights/slovenia';
import { hungary } from './sights/hungary';
import { romania } from './sights/romania';
import { estonia } from './sights/estonia';
import { latvia } from './sights/latvia';
import { malta } from './sights/malta';
import { turkey } from './sights/turkey';
import { greece } from './sights/greece';
import { cyprus } from './sights/cyprus';
import { croatia } from './sights/croatia';
import { portugal } from './sights/portugal';
import { france } from './sights/france';
import { italy } from './sights/italy';
import { spain } from './sights/spain';
import { morocco } from './sights/morocco';
import { viaduct } from './sights/train-on-a-viaduct';
import { night } from './sights/night-train';
import { station } from './sights/railway-station';
import { aeroplane } from './sights/aeroplane';
import type { Sight } from './sight';

/** By the name that follows `sight-` in the id of a picture. */
export const SIGHTS: Readonly<Record<string, Sight>> = {
  paris,
  london,
  barcelona,
  amsterdam,
  rome,
  madrid,
  lisbon,
  istanbul,
  berlin,
  prague,
  vienna,
  budapest,
  iceland,
  sweden,
  norway,
  finland,
  denmark,
  ireland,
  'united-kingdom': unitedKingdom,
  netherlands,
  belgium,
  austria,
  switzerland,
  germany,
  poland,
  luxembourg,
  slovenia,
  hungary,
  romania,
  estonia,
  latvia,
  malta,
  turkey,
  greece,
  cyprus,
  croatia,
  portugal,
  france,
  italy,
  spain,
  morocco,
  'train-on-a-viaduct': viaduct,
  'night-train': night,
  'railway-station': station,
  aeroplane,
};
