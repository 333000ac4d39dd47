ALTER TABLE "refunds" ADD COLUMN "paid_by" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_paid_by_index" ON "refunds" USING btree ("paid_by");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payer_check" CHECK ("refunds"."paid_by" <> "refunds"."requested_by");