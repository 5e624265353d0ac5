import type { TracedRequests } from '@wayfare/server/telemetry/trace-requests';

/** Probes come each second, pictures by the dozen with each page. */
const LEFT_OUT = /^\/(api\/(health|ready)$|media\/)/;

/** Calls by their route: an address may name people, bookings and secrets. */
export const CALLS: TracedRequests = {
  isTraced: ({ routeOptions: { url = '' } }) => !LEFT_OUT.test(url),
  describe({ routeOptions: { url = 'unknown' } }) {
    return { name: url, attributes: { 'http.route': url } };
  },
};
