import type { RoomKind } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { text } from '../../platform/texts/messages';
import type { StayRate } from '../../ports/stay-supplier';
import { roomNameIn } from './room-names';
import { roomCode } from './stay-options';

export function roomKinds(rates: readonly StayRate[], language: Language): RoomKind[] {
  const byCode = new Map<string, RoomKind>();
  for (const { roomName, room } of rates) {
    const code = roomCode(roomName);
    if (room === undefined || byCode.has(code)) continue;
    const name = roomNameIn(language, roomName);
    byCode.set(code, {
      code,
      beds: room.beds.map((bed) => ({ ...bed })),
      squareMetres: room.squareMetres,
      facilities: [...room.facilities],
      images: room.photos.map((photo, index) => ({
        src: `/media/${photo}`,
        alt: text('room.photo', language, { name, number: String(index + 1) }),
      })),
    });
  }
  return [...byCode.values()];
}
