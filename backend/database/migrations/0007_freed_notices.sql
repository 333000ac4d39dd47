-- A payment that ended without money holds no notice of the bank (decision record 0217).
UPDATE "bank_responses" SET "processed_at" = NULL, "version" = "version" + 1 WHERE "id" IN
  (SELECT "yes_bank_response_id" FROM "payments" WHERE "status_id" IN (7, 8, 11, 15, 21, 22));--> statement-breakpoint
UPDATE "payments" SET "yes_bank_response_id" = NULL, "version" = "version" + 1
  WHERE "status_id" IN (7, 8, 11, 15, 21, 22) AND "yes_bank_response_id" IS NOT NULL;
