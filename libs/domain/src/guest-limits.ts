/** Lengths of the specification, sections 5 and 9. */
export const GUEST_LIMITS = { nameMin: 3, nameMax: 60, phoneMax: 20, requestMax: 1024 } as const;
