/** Bounded heap of the smallest keys, worst row on top; ties by `tie`. */
export class TopRows {
  private readonly keys: Float64Array;
  private readonly rows: Uint32Array;
  private length = 0;

  constructor(
    private readonly size: number,
    private readonly tie: Uint32Array,
  ) {
    this.keys = new Float64Array(size);
    this.rows = new Uint32Array(size);
  }

  offer(key: number, row: number): void {
    if (this.length < this.size) {
      this.rise(this.length, key, row);
      this.length += 1;
    } else if (this.size > 0 && this.isBefore(key, row, 0)) {
      this.sink(key, row);
    }
  }

  from(offset: number): number[] {
    const order = Array.from({ length: this.length }, (_, index) => index);
    order.sort(
      (a, b) => (this.keys[a] ?? 0) - (this.keys[b] ?? 0) || this.tieOf(a) - this.tieOf(b),
    );
    return order.slice(offset).map((index) => this.rows[index] ?? 0);
  }

  private tieOf(index: number): number {
    return this.tie[this.rows[index] ?? 0] ?? 0;
  }

  private isBefore(key: number, row: number, index: number): boolean {
    const other = this.keys[index] ?? 0;
    return key < other || (key === other && (this.tie[row] ?? 0) < this.tieOf(index));
  }

  private put(index: number, key: number, row: number): void {
    this.keys[index] = key;
    this.rows[index] = row;
  }

  private rise(start: number, key: number, row: number): void {
    let index = start;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.isBefore(key, row, parent)) break;
      this.put(index, this.keys[parent] ?? 0, this.rows[parent] ?? 0);
      index = parent;
    }
    this.put(index, key, row);
  }

  private sink(key: number, row: number): void {
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= this.length) break;
      if (
        child + 1 < this.length &&
        this.isBefore(this.keys[child] ?? 0, this.rows[child] ?? 0, child + 1)
      )
        child += 1;
      if (!this.isBefore(key, row, child)) break;
      this.put(index, this.keys[child] ?? 0, this.rows[child] ?? 0);
      index = child;
    }
    this.put(index, key, row);
  }
}
