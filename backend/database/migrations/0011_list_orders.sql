CREATE INDEX "legal_entities_lower_legal_name_index" ON "legal_entities" USING btree (lower("legal_name"));--> statement-breakpoint
CREATE INDEX "opportunities_fup_time_latest" ON "opportunities" USING btree ("fup_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "opportunities_assigned_at_latest" ON "opportunities" USING btree ("assigned_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "opportunities_closed_at_latest" ON "opportunities" USING btree ("closed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_links_created_at_index" ON "payment_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "projects_lower_name_index" ON "projects" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "termsheets_sent_to_rcm_at_index" ON "termsheets" USING btree ("sent_to_rcm_at");--> statement-breakpoint
CREATE INDEX "termsheets_sent_to_rcm_at_latest" ON "termsheets" USING btree ("sent_to_rcm_at" DESC NULLS LAST);