import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the migration for what changed in the schema. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './backend/database/schema/index.ts',
  out: './backend/database/migrations',
});
