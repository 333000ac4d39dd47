import { sql } from 'drizzle-orm';
import { apiTokens, users } from '../../../database/schema/index.ts';

/** Who made an entry of history: the person, or the program with the token that it proved itself by; null for the console itself. */
export const nameOfActor = sql<string | null>`${users.name} ||
  case when ${apiTokens.id} is null then '' else ' (' || ${apiTokens.name} || ')' end`;
