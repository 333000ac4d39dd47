import { parsePattern, type Pattern, type Range } from './parsePattern.ts';

/*
 * An expression takes forever when a text can be read in a number of ways that doubles with each letter: a repeated
 * part that can go on in two ways over the same letters. Both kinds of it are looked for, without running anything.
 */

/** Repetitions beyond this count as endless, fewer are written out. */
const fewRepeats = 10;
/** Letters in loops; an expression with more is not looked into. */
const mostLetters = 80;

interface Letter {
  readonly ranges: readonly Range[];
}

/** Ways on from a point: over nothing to other points, or over a letter. */
interface Point {
  readonly on: number[];
  letter?: Letter & { readonly to: number };
}

class Machine {
  readonly points: Point[] = [];

  point(): number {
    return this.points.push({ on: [] }) - 1;
  }

  /** Builds a part behind the point `from`; answers the point behind the part. */
  build(part: Pattern, from: number): number {
    if (part.type === 'set') {
      const to = this.point();
      const own = this.point();
      this.#join(from, own);
      const point = this.points[own];
      if (point) point.letter = { ranges: part.ranges, to };
      return to;
    }
    if (part.type === 'all')
      return part.of.reduce<number>((at, inner) => this.build(inner, at), from);
    if (part.type === 'repeat') return this.#repeat(part, from);
    const end = this.point();
    for (const inner of part.of) this.#join(this.build(inner, from), end);
    return end;
  }

  #join(from: number, to: number): void {
    this.points[from]?.on.push(to);
  }

  #repeat({ of, least, most }: Extract<Pattern, { type: 'repeat' }>, from: number): number {
    let at = from;
    const isLoop = most - least > fewRepeats || least > fewRepeats;
    if (!isLoop) {
      for (let count = 0; count < least; count += 1) at = this.build(of, at);
      const end = this.point();
      for (let count = least; count < most; count += 1) {
        this.#join(at, end);
        at = this.build(of, at);
      }
      this.#join(at, end);
      return end;
    }
    const start = this.point();
    const end = this.point();
    this.#join(at, start);
    const behind = this.build(of, start);
    this.#join(behind, start);
    this.#join(least > 0 ? behind : start, end);
    return end;
  }
}

/** Letters that may come next, each with the number of ways to it, counted to two. */
const nextOf = (points: readonly Point[], from: number): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  const walk = (at: number, passed: ReadonlySet<number>): void => {
    const point = points[at];
    if (!point || passed.has(at)) return;
    if (point.letter) found.set(at, Math.min(2, (found.get(at) ?? 0) + 1));
    const more = new Set(passed).add(at);
    for (const next of point.on) walk(next, more);
  };
  walk(from, new Set());
  return found;
};

const isOverlapping = (one: readonly Range[], other: readonly Range[]): boolean =>
  one.some(([a, b]) => other.some(([c, d]) => a <= d && c <= b));

type Ways = ReadonlyMap<number, ReadonlyMap<number, number>>;

const reachable = (ways: Ways, from: number): ReadonlySet<number> => {
  const found = new Set<number>();
  const queue = [from];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const next of ways.get(at)?.keys() ?? [])
      if (!found.has(next)) {
        found.add(next);
        queue.push(next);
      }
  return found;
};

/** Whether two readings that part at a letter can both come back to it over the same letters. */
const partsAndMeets = (
  start: number,
  loop: readonly number[],
  ways: Ways,
  rangesOf: (letter: number) => readonly Range[],
): boolean => {
  const key = (one: number, other: number) => one * 100_000 + other;
  const seen = new Set<number>();
  const queue: (readonly [number, number, boolean])[] = [[start, start, false]];
  for (let pair = queue.pop(); pair; pair = queue.pop()) {
    const [one, other, isApart] = pair;
    for (const a of ways.get(one)?.keys() ?? [])
      for (const b of ways.get(other)?.keys() ?? []) {
        if (!loop.includes(a) || !loop.includes(b)) continue;
        if (!isOverlapping(rangesOf(a), rangesOf(b))) continue;
        const parted = isApart || a !== b;
        if (parted && a === start && b === start) return true;
        const known = key(a, b) * 2 + Number(parted);
        if (seen.has(known)) continue;
        seen.add(known);
        queue.push([a, b, parted]);
      }
  }
  return false;
};

const partsOf = (part: Pattern): readonly Pattern[] => {
  if (part.type === 'set') return [];
  return part.type === 'repeat' ? [part.of] : part.of;
};

const isEndless = (part: Pattern): boolean =>
  part.type === 'repeat' && part.most - part.least > fewRepeats;

const holds = (part: Pattern, test: (inner: Pattern) => boolean): boolean =>
  test(part) || partsOf(part).some(inner => holds(inner, test));

/** Whether a part may be nothing at all. */
const mayBeEmpty = (part: Pattern): boolean => {
  if (part.type === 'set') return false;
  if (part.type === 'repeat') return part.least === 0 || mayBeEmpty(part.of);
  return part.type === 'all' ? part.of.every(mayBeEmpty) : part.of.some(mayBeEmpty);
};

/** `(a*)*`: a repetition of what may be nothing and repeats itself. */
const isTwice = (part: Pattern): boolean =>
  part.type === 'repeat' && isEndless(part) && mayBeEmpty(part.of) && holds(part.of, isEndless);

/** Whether a valid regular expression may take forever on a short text. */
export const isSlowPattern = (text: string): boolean => {
  const pattern = parsePattern(text);
  if (holds(pattern, isTwice)) return true;
  const machine = new Machine();
  machine.build(pattern, machine.point());
  const { points } = machine;
  const letters = points.flatMap((point, at) => (point.letter ? [at] : []));
  if (letters.length > mostLetters * 4) return false;
  const ways: Ways = new Map(letters.map(at => [at, nextOf(points, points[at]?.letter?.to ?? at)]));
  const reach = new Map(letters.map(at => [at, reachable(ways, at)]));
  const loops = letters.filter(at => reach.get(at)?.has(at));
  if (loops.length > mostLetters) return false;
  const rangesOf = (at: number) => points[at]?.letter?.ranges ?? [];
  return loops.some(at => {
    const loop = loops.filter(other => reach.get(at)?.has(other) && reach.get(other)?.has(at));
    const isTwofold = [...(ways.get(at) ?? [])].some(
      ([to, count]) => count > 1 && loop.includes(to),
    );
    return isTwofold || partsAndMeets(at, loop, ways, rangesOf);
  });
};
