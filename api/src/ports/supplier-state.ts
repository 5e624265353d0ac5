export type SupplierState = 'UP' | 'UNSTABLE' | 'DOWN';
