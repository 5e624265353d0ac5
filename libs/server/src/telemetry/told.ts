import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Something that code tells of without knowing who listens, by Node's own channels. */
export interface Told<Fact> {
  /** whether anybody listens: what is dear to find out need not be */
  readonly isHeard: () => boolean;
  tell(fact: Fact): void;
  /** Returns the end of it. `listen` must not throw. */
  hear(listen: (fact: Fact) => void): () => void;
}

/** Facts of one kind; `name` is the channel's, the same in every copy of this module. */
export function told<Fact extends object>(name: string): Told<Fact> {
  const facts = channel(name);
  const known = new WeakSet<object>();
  const isFact = (message: unknown): message is Fact =>
    typeof message === 'object' && message !== null && known.has(message);
  return {
    isHeard: () => facts.hasSubscribers,
    tell(fact) {
      known.add(fact);
      facts.publish(fact);
    },
    hear(listen) {
      const onMessage = (message: unknown) => {
        if (isFact(message)) listen(message);
      };
      subscribe(name, onMessage);
      return () => void unsubscribe(name, onMessage);
    },
  };
}
