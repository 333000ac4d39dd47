CREATE TABLE "user_tree" (
	"ancestor_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "user_tree_ancestor_id_user_id_pk" PRIMARY KEY("ancestor_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "account_agent_id" bigint;--> statement-breakpoint
ALTER TABLE "user_tree" ADD CONSTRAINT "user_tree_ancestor_id_users_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tree" ADD CONSTRAINT "user_tree_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_tree_user_id_index" ON "user_tree" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "opportunities_account_agent_index" ON "opportunities" USING btree ("account_agent_id","updated_at");--> statement-breakpoint

-- Everybody at or below a person: kept with the managers. Whoever is moved takes along who is below them; a ring of managers ends
-- it, because nobody is taken twice. One move at a time, so that two that cross see each other.
CREATE FUNCTION keep_user_tree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('user_tree'));
  WITH RECURSIVE below(id) AS (
    SELECT NEW.id
    UNION SELECT users.id FROM users JOIN below ON users.parent_id = below.id
  )
  DELETE FROM user_tree USING below WHERE user_tree.user_id = below.id;
  INSERT INTO user_tree (ancestor_id, user_id)
  WITH RECURSIVE below(id) AS (
    SELECT NEW.id
    UNION SELECT users.id FROM users JOIN below ON users.parent_id = below.id
  ), above(ancestor_id, user_id) AS (
    SELECT id, id FROM below
    UNION SELECT users.parent_id, above.user_id
      FROM above JOIN users ON users.id = above.ancestor_id WHERE users.parent_id IS NOT NULL
  )
  SELECT ancestor_id, user_id FROM above;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_join_tree AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION keep_user_tree();
--> statement-breakpoint
CREATE TRIGGER users_keep_tree AFTER UPDATE OF parent_id ON users
  FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION keep_user_tree();
--> statement-breakpoint

-- Who has the account of a deal stands in the deal, so that whose deals somebody reaches is asked of one table. The account is held while
-- a deal is written: it gets another agent before or after, and never in between.
CREATE FUNCTION know_account_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT agent_id INTO NEW.account_agent_id FROM accounts WHERE id = NEW.account_id FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER opportunities_know_account BEFORE INSERT OR UPDATE OF account_id, account_agent_id ON opportunities
  FOR EACH ROW EXECUTE FUNCTION know_account_agent();
--> statement-breakpoint
CREATE FUNCTION tell_account_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities SET account_agent_id = NEW.agent_id
  WHERE account_id = NEW.id AND account_agent_id IS DISTINCT FROM NEW.agent_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_tell_agent AFTER UPDATE OF agent_id ON accounts
  FOR EACH ROW WHEN (OLD.agent_id IS DISTINCT FROM NEW.agent_id) EXECUTE FUNCTION tell_account_agent();
--> statement-breakpoint

ALTER TABLE opportunities DISABLE TRIGGER opportunities_know_account;
--> statement-breakpoint
UPDATE opportunities SET account_agent_id = accounts.agent_id FROM accounts
WHERE accounts.id = opportunities.account_id AND accounts.agent_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE opportunities ENABLE TRIGGER opportunities_know_account;
--> statement-breakpoint
INSERT INTO user_tree (ancestor_id, user_id)
WITH RECURSIVE above(ancestor_id, user_id) AS (
  SELECT id, id FROM users
  UNION SELECT users.parent_id, above.user_id
    FROM above JOIN users ON users.id = above.ancestor_id WHERE users.parent_id IS NOT NULL
)
SELECT ancestor_id, user_id FROM above;
