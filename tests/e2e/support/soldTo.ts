import type { Page } from '@playwright/test';

interface Slot {
  opportunity_id?: number;
  supply_user_uuid?: string;
}

/** An opportunity and its client, as a slot that was sold has them; drafts may have neither. */
export const soldTo = async (page: Page): Promise<Required<Slot>> => {
  const answer = await page.request.get('/ads/get-slots-details?pageSize=50');
  const { results } = (await answer.json()) as { results: Slot[] };
  for (const { opportunity_id, supply_user_uuid } of results)
    if (opportunity_id && supply_user_uuid) return { opportunity_id, supply_user_uuid };
  throw new Error('The demo data has no slot that was sold on an opportunity');
};
