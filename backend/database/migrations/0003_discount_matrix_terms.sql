ALTER TABLE "discount_matrix_entries" ADD COLUMN "deal_until_paise" bigint;--> statement-breakpoint
ALTER TABLE "discount_matrix_entries" ADD COLUMN "reviewer_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_matrix_entries" ADD COLUMN "is_any_review_enough" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_matrix_entries" ADD CONSTRAINT "discount_matrix_entries_deal_until_paise_check" CHECK ("discount_matrix_entries"."deal_until_paise" >= 0);