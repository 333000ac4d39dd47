import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { hrisEmployees } from '../../database/schema/index.ts';
import type { Hris } from './Hris.ts';

/** The embedded HR system: a table of the console, which says that it is simulated. */
export const databaseHris = (db: Database): Hris => ({
  isSimulated: true,
  find: async employeeCode => {
    const [found] = await db
      .select()
      .from(hrisEmployees)
      .where(eq(sql`lower(${hrisEmployees.employeeCode})`, employeeCode.trim().toLowerCase()));
    return found;
  },
});
