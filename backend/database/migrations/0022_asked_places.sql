ALTER TABLE "slot_holds" ADD COLUMN "asked_by" bigint;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_holds_asked_by_index" ON "slot_holds" USING btree ("asked_by");