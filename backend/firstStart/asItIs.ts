import { inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import { personaEmail, personas } from '../database/seed/people/personas.ts';
import { users } from '../database/schema/index.ts';

/**
 * The settings over the data that is there: a database that was begun without demo data is not a demo because a later start
 * forgot `SEED=none`, so nothing is simulated in it and no demo password is shown
 * (docs/decisions/0237-nothing-is-simulated-unasked.md).
 */
export const asItIs = async (config: Config, db: Database): Promise<Config> => {
  if (config.seed === 'none') return config;
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, personas.map(personaEmail)))
    .limit(1);
  return known ? config : { ...config, seed: 'none' };
};
