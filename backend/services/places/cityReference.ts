import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cities } from '../../database/schema/index.ts';
import { reference } from '../../tables/fields.ts';

/** A city that may be chosen: one that is active. Lists are ordered by its name. */
export const cityReference = (column: PgColumn) =>
  reference(column, cities, { isThere: eq(cities.isActive, true), order: cities.name });
