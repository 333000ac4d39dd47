ALTER TABLE "login_attempts" DROP CONSTRAINT "login_attempts_scope_check";--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_scope_check" CHECK ("login_attempts"."scope" in ('account', 'address', 'device', 'reset-account', 'reset-address', 'link-account', 'link-address'));--> statement-breakpoint

-- Whoever changes a person's password, e-mail or status, by whatever way, ends the sessions and the open links of that person in the
-- same transaction.
CREATE FUNCTION end_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = NEW.id;
  DELETE FROM password_resets WHERE user_id = NEW.id AND used_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_end_access AFTER UPDATE OF password_hash, email, status ON users
  FOR EACH ROW WHEN (
    OLD.password_hash IS DISTINCT FROM NEW.password_hash
    OR lower(OLD.email) <> lower(NEW.email)
    OR OLD.status <> NEW.status
  ) EXECUTE FUNCTION end_access();
--> statement-breakpoint

-- Other roles end the sessions of their holder: what a page shows and asks was made for the earlier ones.
CREATE OR REPLACE FUNCTION bump_role_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE users SET role_version = role_version + 1 WHERE id = OLD.user_id;
    DELETE FROM sessions WHERE user_id = OLD.user_id;
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.user_id <> OLD.user_id) THEN
    UPDATE users SET role_version = role_version + 1 WHERE id = NEW.user_id;
    DELETE FROM sessions WHERE user_id = NEW.user_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- A session that is over is told to every process, which closes its event streams.
CREATE FUNCTION tell_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('console_events', json_build_object('topic', 'sessions-ended', 'userId', user_id)::text)
  FROM (SELECT DISTINCT user_id FROM ended) holders;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_tell_end AFTER DELETE ON sessions
  REFERENCING OLD TABLE AS ended
  FOR EACH STATEMENT EXECUTE FUNCTION tell_ended_sessions();
