ALTER TABLE "slot_bookings" ALTER COLUMN "days" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site_takeovers" ADD COLUMN "product_type_id" smallint;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_draft_check" CHECK ("slot_bookings"."days" is not null or "slot_bookings"."state" in ('draft', 'cancelled'));--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_days_check" CHECK ("slots"."state" in ('draft', 'cancelled') or ("slots"."start_date" is not null and "slots"."end_date" is not null));