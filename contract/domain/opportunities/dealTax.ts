import type { Paise } from '../money/paise.ts';
import { shareGst, type TaxedPart } from '../money/shareGst.ts';

export interface DealTax {
  /** GST of each milestone, in their order. */
  readonly gst: readonly Paise[];
  /** What no milestone asks for yet, without GST, and its GST. */
  readonly rest: Paise;
  readonly restGst: Paise;
  /** What the deal comes to with GST (T38): its milestones and the rest. */
  readonly dealValue: Paise;
}

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((all, one) => all + one, 0);

/**
 * What a deal comes to and what each of its milestones asks for (decision record 0212). While something is left that no
 * milestone asks for, rounding is on its side as far as it can take it; milestones that come to the price share it among
 * themselves.
 * @param sales paise of all packages without GST
 * @param isRestTaxed whether the party billed when no milestone names one pays GST
 */
export const dealTax = (
  sales: Paise,
  milestones: readonly TaxedPart[],
  isRestTaxed: boolean,
): DealTax => {
  const asked = sum(milestones.map(({ amount }) => amount));
  const rest = Math.max(0, sales - asked);
  const left: readonly TaxedPart[] = rest > 0 ? [{ amount: rest, isTaxed: isRestTaxed }] : [];
  const alone = milestones.map(part => ({ ...part, settled: shareGst([part])[0] ?? 0 }));
  const [beside, together] = [shareGst([...alone, ...left]), shareGst([...milestones, ...left])];
  // Parts of a few paise may round to more than the whole owes, which a rest without tax can't take back.
  const shared = rest > 0 && sum(beside) <= sum(together) ? beside : together;
  const gst = shared.slice(0, milestones.length);
  const restGst = shared[milestones.length] ?? 0;
  return { gst, rest, restGst, dealValue: asked + rest + sum(gst) + restGst };
};
