/** A Thursday, ten in the morning in Amsterdam. */
export const FIXED_NOW = '2026-12-10T09:00:00Z';
