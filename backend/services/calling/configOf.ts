import { eq } from 'drizzle-orm';
import { callingDefaults } from '#contract/domain/calling/wrapUp.ts';
import type { Line } from '#contract/domain/lines.ts';
import type { Database } from '../../database/client.ts';
import { callingConfigs } from '../../database/schema/index.ts';

/** How long an agent of a line has for what: `/owner-sales-config`, else the defaults; in the units of their names. */
export const configOf = async (db: Database, line: Line | null) => {
  if (line === null) return callingDefaults;
  const [row] = await db
    .select({
      wrapUpSeconds: callingConfigs.wrapUpSeconds,
      extensionSeconds: callingConfigs.extensionSeconds,
      leaseMinutes: callingConfigs.leaseMinutes,
    })
    .from(callingConfigs)
    .where(eq(callingConfigs.line, line));
  return row ?? callingDefaults;
};
