CREATE INDEX "legal_entities_gstin_search" ON "legal_entities" USING gin ("gstin" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refunds_created_at_index" ON "refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tickets_key_search" ON "tickets" USING gin ("key" gin_trgm_ops);