/** A test file that a change may break. */
export interface Reached {
  readonly file: string;
  /** Imports between it and what was changed. */
  readonly steps: number;
  /** Words that its name shares with what was changed. */
  readonly kinship: number;
  /** What it takes, as far as is known. */
  readonly seconds: number;
}

export interface Choice {
  readonly chosen: readonly Reached[];
  readonly left: readonly Reached[];
}

/** So few imports that a test is about what was changed, whatever it is called. */
const direct = 2;

const nearness = ({ steps }: Reached): number => (steps <= direct ? steps : direct + 1);

/**
 * As many as the seconds hold: the nearest by imports first, then those whose name is akin to what was changed, and of equally
 * near ones the quickest. The first is always among them.
 */
export const chooseWithin = (reached: readonly Reached[], budget: number): Choice => {
  const nearest = reached.toSorted(
    (one, other) =>
      nearness(one) - nearness(other) ||
      other.kinship - one.kinship ||
      one.steps - other.steps ||
      one.seconds - other.seconds,
  );
  const chosen: Reached[] = [];
  const left: Reached[] = [];
  let spent = 0;
  for (const one of nearest) {
    const fits = chosen.length === 0 || spent + one.seconds <= budget;
    if (fits) spent += one.seconds;
    (fits ? chosen : left).push(one);
  }
  return { chosen, left };
};
