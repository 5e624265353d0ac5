import type { Call } from '@wayfare/api-contract';
import type { Answer, Ask } from '../clients/traveller-client';

/* For the fuzz test: remembers what was asked and which ids were answered while the site was filled. */

const MOST_VALUES = 12;
const MOST_EXAMPLES = 8;

export class Recorder {
  readonly known = new Map<string, unknown[]>();
  readonly recorded = new Map<string, unknown[]>();

  /** asks as `ask` does, and remembers it */
  recording(ask: Ask): Ask {
    return async <Request, Result>(
      call: Call<Request, Result>,
      request: Request,
      headers: Record<string, string>,
    ): Promise<Answer<Result>> => {
      const answer = await ask(call, request, headers);
      this.add(this.recorded, `${call.method} ${call.path}`, request, MOST_EXAMPLES);
      this.learn(request);
      this.learn(answer.result);
      return answer;
    };
  }

  /** a value of a field, as if a call had answered it */
  know(name: string, value: unknown): void {
    this.add(this.known, name, value, MOST_VALUES);
  }

  private add(to: Map<string, unknown[]>, key: string, value: unknown, most: number): void {
    const kept = to.get(key) ?? [];
    if (kept.length >= most || kept.includes(value)) return;
    kept.push(value);
    to.set(key, kept);
  }

  private learn(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' || typeof inner === 'number') this.know(key, inner);
      else this.learn(inner);
    }
  }
}
