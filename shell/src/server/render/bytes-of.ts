export type Piece = string | Uint8Array;

const encoder = new TextEncoder();
/** UTF-8 never needs more for a unit of a JavaScript string. */
const BYTES_A_UNIT = 3;
/** Pieces are written here and copied from here: Buffer.from goes over a text twice, to know its length before it writes it. */
let room = new Uint8Array(1 << 20);

const mostOf = (piece: Piece) =>
  typeof piece === 'string' ? piece.length * BYTES_A_UNIT : piece.length;

function write(piece: Piece, at: number): number {
  if (typeof piece === 'string') return encoder.encodeInto(piece, room.subarray(at)).written;
  room.set(piece, at);
  return piece.length;
}

export type Room = (length: number) => Buffer;

export function bytesOf(pieces: readonly Piece[], roomFor: Room = Buffer.allocUnsafeSlow): Buffer {
  const most = pieces.reduce((sum, piece) => sum + mostOf(piece), 0);
  if (room.length < most) room = new Uint8Array(most);
  const length = pieces.reduce((at, piece) => at + write(piece, at), 0);
  const bytes = roomFor(length);
  bytes.set(room.subarray(0, length));
  return bytes;
}
