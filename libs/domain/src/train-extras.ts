interface TicketWithExtras {
  readonly serviceOffers: readonly {
    readonly id: string;
    readonly fareOfferIds: readonly string[];
  }[];
  readonly fareOffers: readonly {
    readonly id: string;
    readonly travelerId: string;
    readonly segmentIds: readonly string[];
  }[];
  readonly legs: readonly {
    readonly id: string;
    readonly solution: { readonly segments: readonly { readonly id: string }[] };
  }[];
}

export interface ExtraOwner {
  readonly travelerId: string | null;
  readonly legId: string | null;
}

const only = (ids: readonly string[]): string | null =>
  new Set(ids).size === 1 ? (ids[0] ?? null) : null;

export function extraOwner(
  { serviceOffers, fareOffers, legs }: TicketWithExtras,
  serviceOfferId: string,
): ExtraOwner {
  const ids = serviceOffers.find(({ id }) => id === serviceOfferId)?.fareOfferIds ?? [];
  const fares = fareOffers.filter(({ id }) => ids.includes(id));
  const segments = new Set(fares.flatMap(({ segmentIds }) => segmentIds));
  const ridden = legs.filter(({ solution }) =>
    solution.segments.some(({ id }) => segments.has(id)),
  );
  return {
    travelerId: only(fares.map(({ travelerId }) => travelerId)),
    legId: only(ridden.map(({ id }) => id)),
  };
}
