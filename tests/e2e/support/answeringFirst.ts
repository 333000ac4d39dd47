import type { Page } from '@playwright/test';
import { callAs, read } from './test.ts';

interface Waiting {
  results: { opportunityId: number; why: string | null }[];
}
interface Lead {
  people: { phone: string }[];
  wall: unknown;
}

/** Before whatever was put to the front earlier: the later it is now, the earlier. */
const soonest = (): number => Date.parse('2020-01-01') - (Date.now() - Date.parse('2026-01-01'));

/**
 * Puts cases of one's own to the front of the queue whose first person answers: the last digit says so (record 0115).
 * @param digits Those that say so; an 8 answers, and nothing is heard of it any more.
 * @returns the opportunity of the first
 */
export const answeringFirst = async (
  page: Page,
  line: string,
  count = 1,
  digits = '5678',
): Promise<number> => {
  const found: number[] = [];
  for (const list of ['due', 'followUp']) {
    const { results } = await read<Waiting>(
      page,
      `/console/v1/calling/queue?line=${line}&list=${list}`,
    );
    for (const { opportunityId, why } of results) {
      if (why !== null && why !== 'overdue' && why !== 'new' && why !== 'later') continue;
      const lead = await read<Lead>(page, `/mystique/v1/soc/${opportunityId}`);
      if (lead.wall !== null || !digits.includes(lead.people[0]?.phone.at(-1) ?? '-')) continue;
      const fupTime = new Date(soonest() + found.length * 1000).toISOString();
      const first = { comment: 'To be called first', fupTime };
      await callAs(page, 'put', `/mystique/v1/soc/${opportunityId}`, first);
      found.push(opportunityId);
      if (found.length === count) return found[0] ?? 0;
    }
  }
  throw new Error(`The demo has no case of ${line} that answers`);
};
