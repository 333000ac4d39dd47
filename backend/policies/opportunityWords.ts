import { sql } from 'drizzle-orm';
import { opportunities } from '../database/schema/index.ts';

/**
 * What a deal is found by: its name and that of its account, as one text. Words that are in either are found by one index
 * (`opportunities_words_search`), the rarest first; of two columns of two tables each word would be looked up for itself.
 */
export const opportunityWords = sql<string>`(${opportunities.name} || ' ' || ${opportunities.accountName})`;
