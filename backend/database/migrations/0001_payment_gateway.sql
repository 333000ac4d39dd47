CREATE TABLE "gateway_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"link_external_id" text NOT NULL,
	"kind" text NOT NULL,
	"gateway_payment_id" text,
	"amount_paise" bigint NOT NULL,
	"reason" text,
	"told_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "gateway_notices_kind_check" CHECK ("gateway_notices"."kind" in ('paid', 'failed', 'expired')),
	CONSTRAINT "gateway_notices_amount_paise_check" CHECK ("gateway_notices"."amount_paise" >= 0),
	CONSTRAINT "gateway_notices_outcome_check" CHECK ("gateway_notices"."outcome" in ('paid', 'advance', 'failed', 'ended', 'overtaken', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "simulated_payment_links" (
	"external_id" text PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"description" text NOT NULL,
	"payer_name" text,
	"state" text DEFAULT 'open' NOT NULL,
	"callbacks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "simulated_payment_links_amount_paise_check" CHECK ("simulated_payment_links"."amount_paise" >= 0),
	CONSTRAINT "simulated_payment_links_state_check" CHECK ("simulated_payment_links"."state" in ('open', 'paid', 'failed', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "failure_reason" text;--> statement-breakpoint
CREATE INDEX "gateway_notices_link_external_id_index" ON "gateway_notices" USING btree ("link_external_id");--> statement-breakpoint
CREATE INDEX "gateway_notices_received_at_index" ON "gateway_notices" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "simulated_payment_links_next_index" ON "simulated_payment_links" USING btree ("next_at") WHERE "simulated_payment_links"."next_at" is not null;