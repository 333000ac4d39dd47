ALTER TABLE "notifications" ADD COLUMN "title_hi" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "body_hi" text;