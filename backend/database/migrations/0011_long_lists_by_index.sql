DROP INDEX "package_prices_updated_at_sort";--> statement-breakpoint
DROP INDEX "package_prices_price_paise_sort";--> statement-breakpoint
CREATE INDEX "package_prices_updated_at_sort" ON "package_prices" USING btree ("updated_at","id","package_id") WHERE "package_prices"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "package_prices_price_paise_sort" ON "package_prices" USING btree ("price_paise","id","package_id") WHERE "package_prices"."deleted_at" is null;