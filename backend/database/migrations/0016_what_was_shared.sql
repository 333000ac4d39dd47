ALTER TABLE "outbox" DROP CONSTRAINT "outbox_channel_check";--> statement-breakpoint
ALTER TABLE "share_links" DROP CONSTRAINT "share_links_channel_check";--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "body" text;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "payment_link_id" bigint;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_payment_link_id_payment_links_id_fk" FOREIGN KEY ("payment_link_id") REFERENCES "public"."payment_links"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_links_payment_link_id_index" ON "share_links" USING btree ("payment_link_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel_check" CHECK ("outbox"."channel" in ('mail', 'sms', 'whatsapp', 'telephony'));--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_channel_check" CHECK ("share_links"."channel" in ('mail', 'sms', 'whatsapp'));--> statement-breakpoint
INSERT INTO "share_links" ("token_hash", "kind", "entity", "entity_id", "contact_id", "channel", "payment_link_id", "expires_at", "created_at", "created_by")
SELECT 'before:' || link."id", 'payment', 'opportunity', link."opportunity_id", link."contact_id", 'mail', link."id", link."expires_at", link."shared_at", link."created_by"
FROM "payment_links" link WHERE link."shared_at" IS NOT NULL;
