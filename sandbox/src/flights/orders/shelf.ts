import { notFound } from '../../duffel/problems';

export class Shelf<T extends { id: string }> {
  private readonly byId = new Map<string, T>();

  constructor(private readonly what: string) {}

  add(item: T): T {
    this.byId.set(item.id, item);
    return item;
  }

  get(id: string): T {
    const item = this.byId.get(id);
    if (item === undefined) throw notFound(this.what);
    return item;
  }

  all(): T[] {
    return [...this.byId.values()].reverse();
  }
}
