import { eq } from 'drizzle-orm';
import { callingDefaults } from '#contract/domain/calling/callingDefaults.ts';
import type { Line } from '#contract/domain/lines.ts';
import type { Database } from '../../database/client.ts';
import { callingConfigs } from '../../database/schema/index.ts';

/** Times and limits of calling on a line, in the units of their names. */
export type CallingConfig = Readonly<Record<keyof typeof callingDefaults, number>>;

/** The columns of what is set for a line. */
export const configColumns = {
  wrapUpSeconds: callingConfigs.wrapUpSeconds,
  extensionSeconds: callingConfigs.extensionSeconds,
  leaseMinutes: callingConfigs.leaseMinutes,
  returnsPerHour: callingConfigs.returnsPerHour,
  attemptsPerDay: callingConfigs.attemptsPerDay,
  attemptsPerWeek: callingConfigs.attemptsPerWeek,
  callbackMinutes: callingConfigs.callbackMinutes,
  agentAfterHours: callingConfigs.agentAfterHours,
  leadAfterHours: callingConfigs.leadAfterHours,
  managerAfterHours: callingConfigs.managerAfterHours,
} as const satisfies Record<keyof typeof callingDefaults, unknown>;

/** How long an agent of a line has for what: `/owner-sales-config`, else the defaults; in the units of their names. */
export const configOf = async (db: Database, line: Line | null): Promise<CallingConfig> => {
  if (line === null) return callingDefaults;
  const [row] = await db
    .select(configColumns)
    .from(callingConfigs)
    .where(eq(callingConfigs.line, line));
  return row ?? callingDefaults;
};
