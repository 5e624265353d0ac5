/** Apart from the schemas, so that a page carries no more than this. */
export const TELEMETRY_PATH = '/api/telemetry';
export const MEASUREMENTS_AT_ONCE = 40;
export const NAVIGATIONS_AT_ONCE = 20;
export const ERROR_MESSAGE_MAX = 300;
