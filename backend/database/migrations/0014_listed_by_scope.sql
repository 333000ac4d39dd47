DROP INDEX "opportunity_products_product_id_index";--> statement-breakpoint
CREATE INDEX "tan_thresholds_financial_year_index" ON "tan_thresholds" USING btree ("financial_year");--> statement-breakpoint
CREATE INDEX "opportunities_workers_index" ON "opportunities" USING btree ("account_id","agent_id") WHERE "opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "opportunities_worked_index" ON "opportunities" USING btree ("agent_id","account_id") WHERE "opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "opportunity_packages_updated_at_index" ON "opportunity_packages" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "opportunity_products_product_index" ON "opportunity_products" USING btree ("product_id","id");