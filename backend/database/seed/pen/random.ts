/** A 32-bit hash of a text (FNV-1a): the start of a stream, and cheap choices that must not move a stream. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
};

/** A stream of numbers that is the same on every machine and in every run. */
export interface Random {
  /** A fraction in [0, 1). */
  next: () => number;
  /** A whole number, both bounds included. */
  int: (from: number, to: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  /** One of the items, each as likely as its weight says. */
  weighted: <T>(items: readonly (readonly [item: T, weight: number])[]) => T;
  /** That many different items, in random order; all of them when there are fewer. */
  sample: <T>(items: readonly T[], count: number) => T[];
  digits: (count: number) => string;
}

/** Mulberry32 over the hash of a name: each area draws from its own stream, so areas do not disturb each other. */
export const randomFor = (name: string): Random => {
  let state = hashText(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error(`Nothing to pick from in the stream ${name}`);
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: probability => next() < probability,
    weighted: items => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[0];
    },
    sample: (items, count) => {
      const rest = [...items];
      const taken: (typeof rest)[number][] = [];
      while (taken.length < count && rest.length > 0) {
        taken.push(...rest.splice(int(0, rest.length - 1), 1));
      }
      return taken;
    },
    digits: count => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
};
