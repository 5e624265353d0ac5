export * from './bookings';
export * from './call';
export * from './parts';
export * from './problem';
export * from './reconciliation';
export * from './refunds';
export * from './session';
