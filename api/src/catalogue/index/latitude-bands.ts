import type { Box } from '../records/records';

/** A tenth of a degree: a city box touches few bands, each binary-searched by longitude. */
const PER_DEGREE = 10;
const COUNT = 180 * PER_DEGREE + 1;

export class LatitudeBands {
  private readonly starts = new Uint32Array(COUNT + 1);
  private readonly rows: Uint32Array;
  private readonly longitudes: Float64Array;

  constructor(
    private readonly latitude: Float64Array,
    longitude: Float64Array,
  ) {
    this.rows = Uint32Array.from(latitude, (_, row) => row);
    for (const value of latitude)
      this.starts[bandOf(value) + 1] = (this.starts[bandOf(value) + 1] ?? 0) + 1;
    for (let band = 0; band < COUNT; band += 1)
      this.starts[band + 1] = (this.starts[band + 1] ?? 0) + (this.starts[band] ?? 0);
    const next = this.starts.slice();
    for (let row = 0; row < latitude.length; row += 1) {
      const band = bandOf(latitude[row] ?? 0);
      this.rows[next[band] ?? 0] = row;
      next[band] = (next[band] ?? 0) + 1;
    }
    for (let band = 0; band < COUNT; band += 1) {
      this.rows
        .subarray(this.starts[band], this.starts[band + 1])
        .sort((a, b) => (longitude[a] ?? 0) - (longitude[b] ?? 0));
    }
    this.longitudes = Float64Array.from(this.rows, (row) => longitude[row] ?? 0);
  }

  /** Writes rows inside the box, edges included, to `out`; returns their number. */
  inside(box: Box, out: Uint32Array): number {
    if (box.west > box.east) {
      const length = this.inside({ ...box, east: 180 }, out);
      return length + this.inside({ ...box, west: -180 }, out.subarray(length));
    }
    let length = 0;
    for (let band = bandOf(box.south); band <= bandOf(box.north); band += 1) {
      const end = this.starts[band + 1] ?? 0;
      for (
        let index = this.firstFrom(box.west, this.starts[band] ?? 0, end);
        index < end;
        index += 1
      ) {
        if ((this.longitudes[index] ?? 0) > box.east) break;
        const row = this.rows[index] ?? 0;
        const latitude = this.latitude[row] ?? 0;
        if (latitude < box.south || latitude > box.north) continue;
        out[length] = row;
        length += 1;
      }
    }
    return length;
  }

  private firstFrom(west: number, start: number, end: number): number {
    let low = start;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.longitudes[middle] ?? 0) < west) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function bandOf(latitude: number): number {
  return Math.min(COUNT - 1, Math.max(0, Math.floor((latitude + 90) * PER_DEGREE)));
}
