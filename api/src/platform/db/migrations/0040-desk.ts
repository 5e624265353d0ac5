import type { Migration } from './migration';

/** The operators' desk: who is signed in, which steps bookings took, notes, refunds, and differences from supplier and bank. */
export const deskMigration: Migration = {
  id: '0040-desk',
  safeWithOldCode: true,
  sql: `
    CREATE TABLE desk_sessions (
      id text PRIMARY KEY,
      operator_id text NOT NULL,
      operator_name text NOT NULL,
      role text NOT NULL CHECK (role IN ('viewer', 'agent', 'supervisor')),
      created_at timestamptz NOT NULL,
      seen_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL
    );

    CREATE TABLE booking_steps (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      booking_id text NOT NULL,
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      from_state text,
      to_state text NOT NULL,
      tries integer NOT NULL
    );
    CREATE INDEX booking_steps_of_booking ON booking_steps (booking_id, id);
    CREATE INDEX booking_steps_by_time ON booking_steps (at);

    CREATE FUNCTION booking_moved() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO booking_steps (booking_id, to_state, tries) VALUES (NEW.id, NEW.state, 0);
      ELSIF NEW.state <> OLD.state THEN
        INSERT INTO booking_steps (booking_id, from_state, to_state, tries)
        VALUES (NEW.id, OLD.state, NEW.state, OLD.tries);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER booking_steps_are_kept AFTER INSERT OR UPDATE OF state ON bookings
      FOR EACH ROW EXECUTE FUNCTION booking_moved();

    CREATE TABLE desk_notes (
      id text PRIMARY KEY,
      booking_id text NOT NULL,
      at timestamptz NOT NULL,
      by_id text NOT NULL,
      by_name text NOT NULL,
      text text NOT NULL,
      request_key text NOT NULL UNIQUE
    );
    CREATE INDEX desk_notes_of_booking ON desk_notes (booking_id, at);

    -- who asked never decides, whatever the code says
    CREATE TABLE desk_refunds (
      id text PRIMARY KEY,
      booking_id text NOT NULL,
      amount integer NOT NULL CHECK (amount > 0),
      sent integer NOT NULL DEFAULT 0 CHECK (sent >= 0 AND sent <= amount),
      state text NOT NULL CHECK (state IN ('requested', 'sending', 'done', 'failed', 'refused', 'expired')),
      reason text NOT NULL,
      requested_by_id text NOT NULL,
      requested_by_name text NOT NULL,
      requested_at timestamptz NOT NULL,
      expires_at timestamptz,
      decided_by_id text CHECK (decided_by_id <> requested_by_id),
      decided_by_name text,
      decided_at timestamptz,
      failure text,
      request_key text NOT NULL UNIQUE,
      part integer NOT NULL DEFAULT 0,
      part_intent text,
      part_cents integer,
      tries integer NOT NULL DEFAULT 0,
      run_at timestamptz,
      lease_token text,
      lease_until timestamptz
    );
    CREATE INDEX desk_refunds_of_booking ON desk_refunds (booking_id);
    CREATE INDEX desk_refunds_by_time ON desk_refunds (requested_at);
    CREATE INDEX desk_refunds_run_at ON desk_refunds (run_at) WHERE run_at IS NOT NULL;

    CREATE TABLE desk_differences (
      id text PRIMARY KEY,
      kind text NOT NULL,
      booking_id text,
      payment text,
      ours text NOT NULL,
      theirs text NOT NULL,
      found_at timestamptz NOT NULL,
      seen_at timestamptz NOT NULL,
      resolved_at timestamptz
    );
    CREATE UNIQUE INDEX desk_differences_open ON desk_differences
      (kind, coalesce(booking_id, ''), coalesce(payment, '')) WHERE resolved_at IS NULL;
    CREATE INDEX desk_differences_by_time ON desk_differences (found_at);
    CREATE INDEX desk_differences_of_booking ON desk_differences (booking_id);

    CREATE TABLE reconciliations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      started_at timestamptz NOT NULL,
      ended_at timestamptz,
      phase text NOT NULL DEFAULT 'bookings' CHECK (phase IN ('bookings', 'payments')),
      cursor text,
      compared integer NOT NULL DEFAULT 0,
      unanswered integer NOT NULL DEFAULT 0,
      found integer NOT NULL DEFAULT 0,
      resolved integer NOT NULL DEFAULT 0,
      lease_token text,
      lease_until timestamptz
    );
    CREATE UNIQUE INDEX reconciliations_going_on ON reconciliations ((true)) WHERE ended_at IS NULL;
  `,
};
