ALTER TABLE "opportunities" ADD COLUMN "account_name" text DEFAULT '' NOT NULL;--> statement-breakpoint

-- What the account is called stands in the deal too, so that lists are ordered and searched by it in one table.
CREATE OR REPLACE FUNCTION know_account_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT agent_id, name INTO NEW.account_agent_id, NEW.account_name FROM accounts WHERE id = NEW.account_id FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER opportunities_know_account ON opportunities;
--> statement-breakpoint
CREATE TRIGGER opportunities_know_account
  BEFORE INSERT OR UPDATE OF account_id, account_agent_id, account_name ON opportunities
  FOR EACH ROW EXECUTE FUNCTION know_account_agent();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_account_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities SET account_agent_id = NEW.agent_id, account_name = NEW.name
  WHERE account_id = NEW.id
    AND (account_agent_id IS DISTINCT FROM NEW.agent_id OR account_name IS DISTINCT FROM NEW.name);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER accounts_tell_agent ON accounts;
--> statement-breakpoint
CREATE TRIGGER accounts_tell_agent AFTER UPDATE OF agent_id, name ON accounts
  FOR EACH ROW WHEN (OLD.agent_id IS DISTINCT FROM NEW.agent_id OR OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION tell_account_agent();
--> statement-breakpoint

ALTER TABLE opportunities DISABLE TRIGGER opportunities_know_account;
--> statement-breakpoint
UPDATE opportunities SET account_name = accounts.name FROM accounts WHERE accounts.id = opportunities.account_id;
--> statement-breakpoint
ALTER TABLE opportunities ENABLE TRIGGER opportunities_know_account;
--> statement-breakpoint
CREATE INDEX "opportunities_words_search" ON "opportunities" USING gin (("name" || ' ' || "account_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "opportunities_lower_name_index" ON "opportunities" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "opportunities_lower_account_name_index" ON "opportunities" USING btree (lower("account_name"));--> statement-breakpoint
CREATE INDEX "opportunities_pending_index" ON "opportunities" USING btree (("deal_value_paise" - "collected_paise"));--> statement-breakpoint
CREATE INDEX "opportunities_deal_value_paise_index" ON "opportunities" USING btree ("deal_value_paise");--> statement-breakpoint
CREATE INDEX "opportunities_collected_paise_index" ON "opportunities" USING btree ("collected_paise");
