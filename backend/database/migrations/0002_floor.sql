ALTER TABLE "approval_tasks" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "supervisions" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "simulated_calls" ADD COLUMN "listeners" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "supervisions_open_unique" ON "supervisions" USING btree ("supervisor_id") WHERE "supervisions"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "supervisions" ADD CONSTRAINT "supervisions_private_check" CHECK (not "supervisions"."is_private" or "supervisions"."mode" = 'listen');