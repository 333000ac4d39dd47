DROP INDEX "invoices_tax_unique";--> statement-breakpoint
ALTER TABLE "termsheet_packages" ADD COLUMN "gst_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "termsheet_packages" ADD CONSTRAINT "termsheet_packages_gst_paise_check" CHECK ("termsheet_packages"."gst_paise" >= 0);--> statement-breakpoint
UPDATE "termsheet_packages" SET "gst_paise" = 2 * round("sales_paise" * 0.09);
