import type { Written } from './Written.ts';

/** A page reads its numbers some seconds before its stream is ready: what was written meanwhile is told to it then. */
const span = 10_000;
const most = 2_000;

/** The writes of the last seconds, for browsers that begin to listen. */
export const recentWrites = (now: () => number) => {
  let since = now();
  let kept: { readonly at: number; readonly write: Written }[] = [];
  const fresh = () => {
    const from = now() - span;
    return kept.filter(({ at }) => at >= from);
  };
  return {
    /** Nothing is known of what was written before. */
    restart: (): void => {
      since = now();
      kept = [];
    },
    add: (write: Written): void => {
      kept.push({ at: now(), write });
      if (kept.length > most) kept = fresh();
      if (kept.length <= most) return;
      kept = kept.slice(-most);
      since = kept[0]?.at ?? now();
    },
    /** @returns undefined where not all of them are known */
    list: (): readonly Written[] | undefined =>
      now() - since < span ? undefined : fresh().map(({ write }) => write),
  };
};
