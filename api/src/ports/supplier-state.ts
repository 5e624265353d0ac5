/** How a supplier is, as far as calls to it tell. */
export type SupplierState = 'UP' | 'UNSTABLE' | 'DOWN';
