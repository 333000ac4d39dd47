ALTER TABLE "view_defaults" DROP CONSTRAINT "view_defaults_resource_userId_unique";--> statement-breakpoint
DROP INDEX "bulk_edits_undo_of_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_edits_undo_of_unique" ON "bulk_edits" USING btree ("undo_of");--> statement-breakpoint
ALTER TABLE "view_defaults" ADD CONSTRAINT "view_defaults_userId_resource_unique" UNIQUE("user_id","resource");