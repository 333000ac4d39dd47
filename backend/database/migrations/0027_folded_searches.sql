-- Text as searches compare it (contract/domain/texts/foldedText.ts): no accents, straight quotes, small letters.
-- Not strict: a strict one would not be written into its statement (inlined), which costs as much again.
CREATE FUNCTION folded_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  -- Most texts have none of these signs, and looking for each of them costs forty times as much as the rest.
  SELECT CASE
    WHEN octet_length($1) = length($1) OR $1 !~ '[À-ɏʼ‘-‟′″]' THEN lower($1)
    ELSE lower(translate($1,
      'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳ‘’‛′ʼ“”‟″',
      'aaaaaaceeeeiiiinoooooouuuuyaaaaaaceeeeiiiinoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiijjkkllllllllnnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzoouuaaiioouuuuuuuuuuaaaaggkkoooojggnnaaaaaaeeeeiiiioooorrrruuuusstthhaaeeooooooooyy''''''''''""""'))
  END
$$;--> statement-breakpoint
DROP INDEX "accounts_name_search";--> statement-breakpoint
DROP INDEX "accounts_mobile_search";--> statement-breakpoint
DROP INDEX "campaigns_name_search";--> statement-breakpoint
DROP INDEX "package_families_name_search";--> statement-breakpoint
DROP INDEX "packages_name_search";--> statement-breakpoint
DROP INDEX "products_name_search";--> statement-breakpoint
DROP INDEX "contacts_name_search";--> statement-breakpoint
DROP INDEX "contacts_phone_search";--> statement-breakpoint
DROP INDEX "cities_name_search";--> statement-breakpoint
DROP INDEX "localities_name_search";--> statement-breakpoint
DROP INDEX "polygons_name_search";--> statement-breakpoint
DROP INDEX "regions_name_search";--> statement-breakpoint
DROP INDEX "client_handler_configs_client_name_search";--> statement-breakpoint
DROP INDEX "legal_entities_legal_name_search";--> statement-breakpoint
DROP INDEX "legal_entities_gstin_search";--> statement-breakpoint
DROP INDEX "mortgage_partners_name_search";--> statement-breakpoint
DROP INDEX "opportunities_name_search";--> statement-breakpoint
DROP INDEX "opportunities_words_search";--> statement-breakpoint
DROP INDEX "hris_employees_name_search";--> statement-breakpoint
DROP INDEX "users_name_search";--> statement-breakpoint
DROP INDEX "users_email_search";--> statement-breakpoint
DROP INDEX "builders_name_search";--> statement-breakpoint
DROP INDEX "listings_title_search";--> statement-breakpoint
DROP INDEX "projects_name_search";--> statement-breakpoint
DROP INDEX "sale_events_name_search";--> statement-breakpoint
DROP INDEX "tickets_summary_search";--> statement-breakpoint
DROP INDEX "tickets_key_search";--> statement-breakpoint
CREATE INDEX "accounts_name_search" ON "accounts" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_mobile_search" ON "accounts" USING gin (folded_text("mobile") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaigns_name_search" ON "campaigns" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "package_families_name_search" ON "package_families" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "packages_name_search" ON "packages" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_name_search" ON "products" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_name_search" ON "contacts" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_phone_search" ON "contacts" USING gin (folded_text("phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_name_search" ON "cities" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "localities_name_search" ON "localities" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "polygons_name_search" ON "polygons" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "regions_name_search" ON "regions" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "client_handler_configs_client_name_search" ON "client_handler_configs" USING gin (folded_text("client_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "legal_entities_legal_name_search" ON "legal_entities" USING gin (folded_text("legal_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "legal_entities_gstin_search" ON "legal_entities" USING gin (folded_text("gstin") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mortgage_partners_name_search" ON "mortgage_partners" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "opportunities_name_search" ON "opportunities" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "opportunities_words_search" ON "opportunities" USING gin (folded_text("name" || ' ' || "account_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "hris_employees_name_search" ON "hris_employees" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin (folded_text("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "builders_name_search" ON "builders" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_title_search" ON "listings" USING gin (folded_text("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_name_search" ON "projects" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sale_events_name_search" ON "sale_events" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_summary_search" ON "tickets" USING gin (folded_text("summary") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_key_search" ON "tickets" USING gin (folded_text("key") gin_trgm_ops);