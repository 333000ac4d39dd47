-- What ran already was activated without days of its own (docs/decisions/0221-what-is-activated-has-dates.md): its package
-- gets the start that was agreed, else that of its first product, else the day on which that was activated, and the end by
-- the days of the order, else of the package.
WITH "begun" AS (
  SELECT "product"."opportunity_package_id" AS "id",
    least(
      min("product"."start_date"),
      min(("attempt"."created_at" AT TIME ZONE 'Asia/Kolkata')::date)
    ) AS "day"
  FROM "opportunity_products" "product"
  LEFT JOIN "product_activations" "attempt"
    ON "attempt"."opportunity_product_id" = "product"."id" AND "attempt"."is_processed"
  WHERE "product"."activation_state" IN ('active', 'stopped') AND "product"."deleted_at" IS NULL
  GROUP BY "product"."opportunity_package_id"
), "dated" AS (
  SELECT "ordered"."id",
    coalesce("ordered"."start_date", "begun"."day") AS "start_date",
    coalesce("ordered"."promoted_days", "sold"."duration_days") AS "days"
  FROM "opportunity_packages" "ordered"
  JOIN "begun" ON "begun"."id" = "ordered"."id"
  JOIN "packages" "sold" ON "sold"."id" = "ordered"."package_id"
  WHERE "ordered"."start_date" IS NULL OR "ordered"."end_date" IS NULL
), "written" AS (
  UPDATE "opportunity_packages" "ordered"
  SET "start_date" = "dated"."start_date",
    "end_date" = coalesce("ordered"."end_date", CASE WHEN "dated"."days" > 0 THEN "dated"."start_date" + "dated"."days" - 1 END),
    "version" = "ordered"."version" + 1
  FROM "dated"
  WHERE "dated"."id" = "ordered"."id" AND "dated"."start_date" IS NOT NULL
    AND (
      "ordered"."start_date" IS NULL
      OR ("ordered"."end_date" IS NULL AND "dated"."days" > 0)
    )
  RETURNING "ordered"."id", "ordered"."version", "ordered"."start_date", "ordered"."end_date"
)
INSERT INTO "audit_entries" ("surface", "action", "entity", "entity_id", "version", "after")
SELECT 'job', 'activate', 'opportunity-packages', "id"::text, "version",
  jsonb_build_object('startDate', "start_date", 'endDate', "end_date")
FROM "written";
