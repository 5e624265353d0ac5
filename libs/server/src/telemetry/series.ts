/** Samples by name with their labels, as Prometheus finds them at a process. */
export type Series = Readonly<Record<string, readonly string[]>>;

const histogram = (name: string, labels: readonly string[]): Series => ({
  [`${name}_bucket`]: [...labels, 'le'].sort(),
  [`${name}_sum`]: labels,
  [`${name}_count`]: labels,
});

/** Of any process: what of Node's own is watched. */
const OF_PROCESSES: Series = {
  nodejs_eventloop_lag_p99_seconds: [],
  nodejs_heap_size_used_bytes: [],
  process_cpu_seconds_total: [],
  process_resident_memory_bytes: [],
  process_start_time_seconds: [],
  wayfare_heap_limit_bytes: [],
  wayfare_shared_state_up: ['store'],
};

/** What an API and a worker export, and rules and dashboards may ask for (deploy/monitoring). */
export const API_SERIES: Series = {
  ...OF_PROCESSES,
  ...histogram('http_server_request_duration_seconds', ['method', 'route', 'status']),
  wayfare_queue_due: ['queue'],
  wayfare_queue_oldest_due_seconds: ['queue'],
  wayfare_bookings_completing: ['vertical'],
  wayfare_bookings_completing_oldest_seconds: ['vertical'],
  wayfare_money_reserved_euros: ['vertical'],
  wayfare_money_reserved_oldest_seconds: ['vertical'],
  wayfare_money_owed_euros: ['vertical'],
  wayfare_money_owed_oldest_seconds: ['vertical'],
  wayfare_differences_open: ['kind'],
  wayfare_differences_oldest_seconds: ['kind'],
  ...histogram('wayfare_service_call_duration_seconds', ['outcome', 'service']),
  wayfare_service_calls_unsent_total: ['service'],
  wayfare_service_breaker_open: ['service'],
  wayfare_cache_bytes: ['cache'],
  wayfare_cache_limit_bytes: ['cache'],
  wayfare_cache_lookups_total: ['cache', 'result'],
  wayfare_database_up: [],
  wayfare_database_connections: ['state'],
  wayfare_upkeep_age_seconds: ['what'],
};

/** What a shell exports, and rules and dashboards may ask for. */
export const SHELL_SERIES: Series = {
  ...OF_PROCESSES,
  ...histogram('wayfare_page_duration_seconds', ['from', 'route', 'status', 'version']),
  wayfare_site_events_total: ['event', 'version', 'vertical'],
  wayfare_arm_counts_total: ['counted', 'version', 'vertical'],
  wayfare_release_source_up: ['source'],
  wayfare_release_source_age_seconds: ['source'],
  wayfare_registry_revision: [],
  wayfare_release_quarantined: ['version', 'vertical'],
};
