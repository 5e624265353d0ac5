import type { Migration } from './migration';

/** What changes money, people and sessions tells of itself, in the transaction that changes it. */
export const auditLogMigration: Migration = {
  id: '0039-audit-log',
  safeWithOldCode: true,
  sql: `
    CREATE SCHEMA audit;
    CREATE TABLE audit.audit_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      actor text NOT NULL,
      act text NOT NULL,
      object text NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('done', 'refused')),
      correlation_id text,
      facts jsonb NOT NULL DEFAULT '{}'
    );
    CREATE INDEX audit_events_of_object ON audit.audit_events (object, id);
    CREATE INDEX audit_events_by_time ON audit.audit_events (at, id);
    CREATE TABLE audit.audit_seals (
      day date PRIMARY KEY,
      events integer NOT NULL,
      digest text NOT NULL
    );

    CREATE FUNCTION audit.keep() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.at < nullif(current_setting('wayfare.audit_ends', true), '')::timestamptz THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
    END $$;
    CREATE TRIGGER audit_events_are_kept BEFORE UPDATE OR DELETE ON audit.audit_events
      FOR EACH ROW EXECUTE FUNCTION audit.keep();
    CREATE FUNCTION audit.keep_all() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
    END $$;
    CREATE TRIGGER audit_events_are_not_emptied BEFORE TRUNCATE ON audit.audit_events
      FOR EACH STATEMENT EXECUTE FUNCTION audit.keep_all();
    CREATE TRIGGER audit_seals_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.audit_seals
      FOR EACH STATEMENT EXECUTE FUNCTION audit.keep_all();

    -- wayfare.actor is whoever acts in another's name; without it the one whose row it is
    CREATE FUNCTION audit.note(own_actor text, act text, object text, outcome text, facts jsonb) RETURNS void
    LANGUAGE sql AS $$
      INSERT INTO audit.audit_events (actor, act, object, outcome, facts)
      VALUES (coalesce(nullif(current_setting('wayfare.actor', true), ''), own_actor), act, object, outcome, facts)
    $$;

    CREATE FUNCTION audit.booking_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      object text := 'booking:' || NEW.id;
    BEGIN
      IF (NEW.payment_state, NEW.captured, NEW.refunded, NEW.refund_due)
         IS DISTINCT FROM (OLD.payment_state, OLD.captured, OLD.refunded, OLD.refund_due) THEN
        PERFORM audit.note('workflow', 'money', object, 'done', jsonb_build_object(
          'from', OLD.payment_state, 'to', NEW.payment_state, 'captured', NEW.captured - OLD.captured,
          'refunded', NEW.refunded - OLD.refunded, 'refundDue', NEW.refund_due - OLD.refund_due));
      END IF;
      IF NEW.pin_failed_at IS DISTINCT FROM OLD.pin_failed_at AND NEW.pin_failed_at IS NOT NULL THEN
        PERFORM audit.note('visitor', 'booking.open', object, 'refused', jsonb_build_object('reason', 'PIN'));
      END IF;
      IF NEW.link_generation IS DISTINCT FROM OLD.link_generation THEN
        PERFORM audit.note('account:' || OLD.owner, 'booking.links', object, 'done', '{}');
      END IF;
      IF (NEW.owner, NEW.email, NEW.retention) IS DISTINCT FROM (OLD.owner, OLD.email, OLD.retention) THEN
        PERFORM audit.note('system', 'booking.people', object, 'done', jsonb_build_object('retention', NEW.retention));
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER booking_is_audited
      AFTER UPDATE OF payment_state, captured, refunded, refund_due, pin_failed_at, link_generation, owner, email, retention
      ON bookings FOR EACH ROW EXECUTE FUNCTION audit.booking_changed();

    CREATE FUNCTION audit.session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM audit.note('account:' || NEW.principal, 'sign-in', 'account:' || NEW.principal, 'done',
          jsonb_build_object('session', NEW.id, 'thirdParty', NEW.third_party));
      ELSIF OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL THEN
        PERFORM audit.note('account:' || NEW.principal, 'sign-out', 'account:' || NEW.principal, 'done',
          jsonb_build_object('session', NEW.id));
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER sign_in_is_audited AFTER INSERT ON sessions
      FOR EACH ROW WHEN (NEW.role = 'user') EXECUTE FUNCTION audit.session_changed();
    CREATE TRIGGER sign_out_is_audited AFTER UPDATE OF revoked_at ON sessions
      FOR EACH ROW WHEN (NEW.role = 'user') EXECUTE FUNCTION audit.session_changed();

    -- names of columns alone: what stood in them is personal
    CREATE FUNCTION audit.person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
      new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
      whose text := 'account:' || coalesce(new_row ->> TG_ARGV[1], old_row ->> TG_ARGV[1], 'none');
      changed jsonb;
    BEGIN
      SELECT coalesce(jsonb_agg(key ORDER BY key), '[]') INTO changed
      FROM jsonb_object_keys(old_row || new_row) AS key
      WHERE old_row -> key IS DISTINCT FROM new_row -> key AND key <> 'first_login_at';
      IF TG_OP = 'UPDATE' AND changed = '[]' THEN RETURN NULL; END IF;
      PERFORM audit.note(whose, TG_ARGV[0] || '.' || CASE TG_OP WHEN 'INSERT' THEN 'add' WHEN 'UPDATE' THEN 'change' ELSE 'remove' END,
        whose, 'done', CASE TG_OP WHEN 'UPDATE' THEN jsonb_build_object('columns', changed) ELSE '{}' END);
      RETURN NULL;
    END $$;
    CREATE TRIGGER user_is_audited AFTER INSERT OR UPDATE OR DELETE ON users
      FOR EACH ROW EXECUTE FUNCTION audit.person_changed('account', 'id');
    CREATE TRIGGER traveller_is_audited AFTER INSERT OR UPDATE OR DELETE ON travellers
      FOR EACH ROW EXECUTE FUNCTION audit.person_changed('traveller', 'user_id');
    CREATE TRIGGER identity_is_audited AFTER INSERT OR UPDATE OR DELETE ON identities
      FOR EACH ROW EXECUTE FUNCTION audit.person_changed('identity', 'user_id');
  `,
};
