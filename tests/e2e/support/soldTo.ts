import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Slot {
  opportunity_id?: number;
  supply_user_uuid?: string;
  /** Told to those who may open the deal. */
  amount?: number;
}

/**
 * An opportunity and its client, as a slot that was sold has them; drafts may have neither. It is one that the person may
 * name: an own one, or any for who prepares the slots of every deal.
 */
export const soldTo = async (
  page: Page,
): Promise<Required<Pick<Slot, 'opportunity_id' | 'supply_user_uuid'>>> => {
  const answer = await page.request.get('/ads/get-slots-details?pageSize=200');
  const { results } = (await answer.json()) as { results: Slot[] };
  const sold = results.flatMap(({ opportunity_id, supply_user_uuid, amount }) =>
    opportunity_id && supply_user_uuid ? [{ opportunity_id, supply_user_uuid, amount }] : [],
  );
  const found = sold.find(({ amount }) => amount !== undefined) ?? sold[0];
  if (!found) throw new Error('The demo data has no slot that was sold on an opportunity');
  return found;
};

/** Chooses the one record that a picker finds by a number or an id. */
export const pickOnly = async (page: Page, path: string, words: string): Promise<void> => {
  await page.locator(`[id="field-${path.replaceAll('.', '-')}"]`).fill(words);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(1);
  await options.click();
};
