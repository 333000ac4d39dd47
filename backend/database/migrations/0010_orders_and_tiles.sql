CREATE INDEX "accounts_lower_name_index" ON "accounts" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "contacts_updated_at_index" ON "contacts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "contacts_lower_name_index" ON "contacts" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "opportunities_closed_at_index" ON "opportunities" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "opportunities_due_index" ON "opportunities" USING btree ("case_status_id","fup_time") WHERE "opportunities"."status_id" in (1, 3, 4, 5, 8);--> statement-breakpoint
CREATE INDEX "opportunities_renewal_index" ON "opportunities" USING btree ("case_status_id","fup_time") WHERE "opportunities"."renewal_tag" is not null;--> statement-breakpoint
CREATE INDEX "payments_amount_paise_index" ON "payments" USING btree ("amount_paise");--> statement-breakpoint
CREATE INDEX "payments_created_at_index" ON "payments" USING btree ("created_at");