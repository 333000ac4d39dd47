import { told, type Told } from '../messages/told.ts';

/** Listings that would be tagged to a bought product, as they are known to the one who saves. */
export interface Tagging {
  /** How many listings were bought, and how many of them are tagged by now. */
  readonly bought: number;
  readonly tagged: number;
  readonly chosen: number;
  /** Chosen ones that are not live or pending listings of the seller. */
  readonly notTheirs: readonly number[];
  /** Chosen ones that have the product already. */
  readonly already: readonly number[];
}

/** Why listings cannot be tagged; undefined when they can. */
export const taggingFault = (tagging: Tagging): Told | undefined => {
  const { bought, tagged, chosen, notTheirs, already } = tagging;
  if (notTheirs.length > 0)
    return told(
      `Listing ${notTheirs.join(', ')} is not a live or pending listing of this seller. Choose others.`,
      `लिस्टिंग ${notTheirs.join(', ')} इस विक्रेता की लाइव या लंबित लिस्टिंग नहीं है: दूसरी चुनें।`,
    );
  if (already.length > 0)
    return told(
      `Listing ${already.join(', ')} already has this product. Choose others.`,
      `लिस्टिंग ${already.join(', ')} पर यह उत्पाद पहले से है: दूसरी चुनें।`,
    );
  const left = Math.max(0, bought - tagged);
  if (chosen > left)
    return left === 0
      ? told(
          'All the listings that were bought are already tagged.',
          'जितनी लिस्टिंग खरीदी गई थीं, सब टैग हो चुकी हैं।',
        )
      : told(
          `Only ${left} of ${bought} bought listings are left. Choose at most ${left}.`,
          `खरीदी गई ${bought} लिस्टिंग में से केवल ${left} बाकी हैं: अधिक से अधिक ${left} चुनें।`,
        );
  return undefined;
};
