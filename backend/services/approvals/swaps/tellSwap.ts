import { inArray } from 'drizzle-orm';
import type { Text } from '#contract/model/types.ts';
import { opportunities } from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { notify } from '../../notifications/notify.ts';
import type { SlotRow } from './lockedSlots.ts';

interface Swap {
  readonly id: number;
  /** Hears of the decision with the approval. */
  readonly requestedBy: number | null;
}

const words = {
  asked: deal => ({
    en: `A slot of ${deal} is to change its place`,
    hi: `${deal} के एक स्लॉट की जगह बदली जानी है`,
  }),
  done: deal => ({
    en: `A slot of ${deal} changed its place`,
    hi: `${deal} के एक स्लॉट की जगह बदल गई`,
  }),
  rejected: deal => ({
    en: `A slot of ${deal} keeps its place`,
    hi: `${deal} के एक स्लॉट की जगह वही रहेगी`,
  }),
} as const satisfies Record<string, (deal: string) => Text>;

const tones = { asked: 'info', done: 'warning', rejected: 'info' } as const;

/** Tells the agents whose clients' slots a swap moves what becomes of it; who answers it is told as of any approval. */
export const tellSwap = async (
  context: Pick<InWrite, 'db' | 'actor' | 'services'>,
  swap: Swap,
  rows: readonly SlotRow[],
  what: keyof typeof words,
): Promise<void> => {
  const deals = await context.db
    .select({ name: opportunities.name, agentId: opportunities.agentId })
    .from(opportunities)
    .where(
      inArray(
        opportunities.id,
        rows.flatMap(({ opportunityId }) => opportunityId ?? []),
      ),
    );
  const told = new Map<number, string>();
  for (const { name, agentId } of deals)
    if (agentId !== null && agentId !== swap.requestedBy) told.set(agentId, name);
  for (const [agentId, name] of told)
    await notify(context, [agentId], {
      kind: 'swap',
      tone: tones[what],
      title: words[what](name),
      body: null,
      link: `/swap-approval-details/${swap.id}`,
      entity: 'slot_swaps',
      entityId: swap.id,
    });
};
