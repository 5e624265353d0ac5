import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Something that code tells of without knowing who listens, by a channel of Node's. */
export interface Told<Fact> {
  tell(fact: Fact): void;
  /** Whether anybody listens: what costs to find out need not be found out for nobody. */
  isHeard(): boolean;
  /** Returns the end of it. `listen` must not throw. */
  hear(listen: (fact: Fact) => void): () => void;
}

/** Facts of one kind, heard where this very object is; `name` is the channel's. */
export function told<Fact extends object>(name: string): Told<Fact> {
  const facts = channel(name);
  const known = new WeakSet<object>();
  const isFact = (message: unknown): message is Fact =>
    typeof message === 'object' && message !== null && known.has(message);
  return {
    tell(fact) {
      if (!facts.hasSubscribers) return;
      known.add(fact);
      facts.publish(fact);
    },
    isHeard: () => facts.hasSubscribers,
    hear(listen) {
      const onMessage = (message: unknown) => {
        if (isFact(message)) listen(message);
      };
      subscribe(name, onMessage);
      return () => void unsubscribe(name, onMessage);
    },
  };
}
