import { slugOf } from './normalise';

/** Unique slugs below a parent: plain first, then -2, -3 … */
export class UniqueSlugs {
  private readonly taken = new Map<string, string>();
  private readonly next = new Map<string, number>();

  /** One owner may take a slug twice, such as in both languages. */
  take(parent: string, name: string, owner: string): string {
    const plain = slugOf(name);
    let slug = plain;
    while (!this.isFree(parent, slug, owner)) {
      const number = (this.next.get(`${parent}/${plain}`) ?? 1) + 1;
      this.next.set(`${parent}/${plain}`, number);
      slug = `${plain}-${number}`;
    }
    this.taken.set(`${parent}/${slug}`, owner);
    return slug;
  }

  private isFree(parent: string, slug: string, owner: string): boolean {
    const holder = this.taken.get(`${parent}/${slug}`);
    return holder === undefined || holder === owner;
  }
}
