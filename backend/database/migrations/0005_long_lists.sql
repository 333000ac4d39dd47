DROP INDEX "package_prices_updated_at_index";--> statement-breakpoint
CREATE INDEX "packages_name_sort" ON "packages" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "package_prices_updated_at_sort" ON "package_prices" USING btree ("updated_at","id") WHERE "package_prices"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "package_prices_price_paise_sort" ON "package_prices" USING btree ("price_paise","id") WHERE "package_prices"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "package_prices_package_id_sort" ON "package_prices" USING btree ("package_id","id") WHERE "package_prices"."deleted_at" is null;