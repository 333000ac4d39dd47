ALTER TABLE "user_incentive_deals" DROP CONSTRAINT "user_incentive_deals_base_paise_check";--> statement-breakpoint
ALTER TABLE "user_incentive_deals" DROP CONSTRAINT "user_incentive_deals_incentive_paise_check";--> statement-breakpoint
ALTER TABLE "user_incentives" DROP CONSTRAINT "user_incentives_achieved_paise_check";--> statement-breakpoint
ALTER TABLE "user_incentive_deals" ADD COLUMN "type" text DEFAULT 'Individual' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_incentives" ADD COLUMN "individual_target_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_incentives" ADD COLUMN "team_target_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_incentives" ADD COLUMN "team_achieved_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_incentives" ADD COLUMN "team_accounts_closed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_incentives" ADD COLUMN "team_slab_id" bigint;--> statement-breakpoint
ALTER TABLE "user_incentives" ADD COLUMN "team_user_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "user_incentives" ADD CONSTRAINT "user_incentives_team_slab_id_incentive_slabs_id_fk" FOREIGN KEY ("team_slab_id") REFERENCES "public"."incentive_slabs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_incentives_team_slab_id_index" ON "user_incentives" USING btree ("team_slab_id");--> statement-breakpoint
ALTER TABLE "user_incentive_deals" ADD CONSTRAINT "user_incentive_deals_type_check" CHECK ("user_incentive_deals"."type" in ('Individual', 'Team'));--> statement-breakpoint
ALTER TABLE "user_incentives" ADD CONSTRAINT "user_incentives_individual_target_paise_check" CHECK ("user_incentives"."individual_target_paise" >= 0);--> statement-breakpoint
ALTER TABLE "user_incentives" ADD CONSTRAINT "user_incentives_team_target_paise_check" CHECK ("user_incentives"."team_target_paise" >= 0);--> statement-breakpoint
ALTER TABLE "user_incentives" ADD CONSTRAINT "user_incentives_team_accounts_closed_check" CHECK ("user_incentives"."team_accounts_closed" >= 0);--> statement-breakpoint
ALTER TABLE "user_incentives" ADD CONSTRAINT "user_incentives_signed_check" CHECK ("user_incentives"."signed_off_by" <> "user_incentives"."user_id");--> statement-breakpoint
ALTER TABLE "user_incentives" ADD CONSTRAINT "user_incentives_four_eyes_check" CHECK ("user_incentives"."paid_by" <> "user_incentives"."approved_by");