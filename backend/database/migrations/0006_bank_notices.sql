DROP INDEX "bank_responses_reference_number_index";--> statement-breakpoint
ALTER TABLE "bank_responses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_responses" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_responses" ADD COLUMN "created_by" bigint;--> statement-breakpoint
ALTER TABLE "bank_responses" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_responses" ADD COLUMN "updated_by" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_responses_reference_unique" ON "bank_responses" USING btree (lower("reference_number"));--> statement-breakpoint
CREATE INDEX "bank_responses_updated_at_index" ON "bank_responses" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "payments_reference_lower_index" ON "payments" USING btree (lower("reference_number"));