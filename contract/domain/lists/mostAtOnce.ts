/** Records that one bulk change, import or export may hold; more are refused with words, never cut off in silence. */
export const mostAtOnce = 20_000;
