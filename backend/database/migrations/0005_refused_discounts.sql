-- A discount that was refused is required again (T43).
UPDATE "opportunity_packages" SET "discount_status" = 'Required' WHERE "discount_status" = 'Rejected';
