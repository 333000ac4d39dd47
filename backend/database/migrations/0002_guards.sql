-- What Drizzle cannot express. Plain functions, so that the embedded engine runs them too.

-- Rows of these tables are written once and never changed or deleted.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'audit_entries', 'ledger_entries', 'wallet_entries', 'approval_history', 'termsheet_history',
    'mortgage_history', 'invoice_lines'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()', name || '_append_only', name);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name || '_kept', name);
  END LOOP;
END $$;
--> statement-breakpoint

-- Staff are made inactive, never deleted: created_by and updated_by of every table name them.
CREATE FUNCTION refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are kept', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER users_are_kept BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION refuse_delete();
--> statement-breakpoint
CREATE TRIGGER payments_are_kept BEFORE DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION refuse_delete();
--> statement-breakpoint
CREATE TRIGGER invoices_are_kept BEFORE DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_delete();
--> statement-breakpoint

-- A changed grant moves the holder's role version in the same transaction, whoever wrote it.
CREATE FUNCTION bump_role_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE users SET role_version = role_version + 1 WHERE id = OLD.user_id;
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.user_id <> OLD.user_id) THEN
    UPDATE users SET role_version = role_version + 1 WHERE id = NEW.user_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER role_grants_bump AFTER INSERT OR UPDATE OR DELETE ON role_grants
  FOR EACH ROW EXECUTE FUNCTION bump_role_version();
--> statement-breakpoint

-- An issued invoice is final: only its cancellation, its sending and the bookkeeping of the row may change.
CREATE FUNCTION keep_invoice_final() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free CONSTANT text[] := ARRAY[
    'status', 'cancelled_at', 'cancel_reason', 'sent_at', 'sent_to', 'version', 'updated_at', 'updated_by'
  ];
BEGIN
  IF to_jsonb(NEW) - free <> to_jsonb(OLD) - free OR (OLD.status = 'cancelled' AND NEW.status <> 'cancelled') THEN
    RAISE EXCEPTION 'invoice % is final', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_are_final BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_final();
--> statement-breakpoint

-- NetSuite cannot be switched off again (T50).
CREATE FUNCTION keep_netsuite_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'package % stays NetSuite-enabled', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER packages_netsuite_stays BEFORE UPDATE ON packages
  FOR EACH ROW WHEN (OLD.is_netsuite_enabled AND NOT NEW.is_netsuite_enabled)
  EXECUTE FUNCTION keep_netsuite_on();
--> statement-breakpoint

-- Balances are sums of entries. The row lock of the update puts parallel entries in a line, and the check on the
-- balance refuses the one that would take it below zero.
CREATE FUNCTION apply_wallet_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallet_payments SET remaining_paise = remaining_paise + NEW.amount_paise WHERE id = NEW.wallet_payment_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_entries_apply AFTER INSERT ON wallet_entries
  FOR EACH ROW EXECUTE FUNCTION apply_wallet_entry();
--> statement-breakpoint
CREATE FUNCTION collect_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities SET collected_paise = collected_paise + NEW.amount_paise WHERE id = NEW.opportunity_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_collect AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION collect_ledger_entry();
--> statement-breakpoint

-- One price a day for one set of parameters.
ALTER TABLE package_prices ADD CONSTRAINT package_prices_no_overlap
  EXCLUDE USING gist (package_id WITH =, parameters_key WITH =, effective WITH &&)
  WHERE (deleted_at IS NULL);
--> statement-breakpoint

-- One slot at a time on one product, polygon and position (checks D-1 to D-5). Deferred to the end of a statement or
-- of the transaction, so that a swap can pass through a state in which both stand on one place.
ALTER TABLE slot_bookings ADD CONSTRAINT slot_bookings_no_overlap
  EXCLUDE USING gist (product_id WITH =, polygon_id WITH =, position WITH =, days WITH &&)
  WHERE (state IN ('held', 'booked', 'live'))
  DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint

-- One builder's exclusivity a day on one project.
ALTER TABLE builder_exclusivity_requests ADD CONSTRAINT builder_exclusivity_no_overlap
  EXCLUDE USING gist (project_id WITH =, daterange(start_date, end_date, '[]') WITH &&)
  WHERE (approval_status = 'Approved');
