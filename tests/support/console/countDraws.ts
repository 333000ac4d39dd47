/** React's note of a component in the page, as far as it is read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
  /** Of the root: which of its two trees is in the page. */
  readonly stateNode: { readonly current: Fiber };
}

/** Functions, classes, and functions behind `memo` and `forwardRef`. */
const drawnTags = new Set([0, 1, 11, 14, 15]);
/** React's mark of a component that was called in this commit. */
const called = 1;

const nameOf = (type: unknown): string => {
  const { displayName, name, type: inner, render } = type as Readonly<Record<string, unknown>>;
  const own = displayName ?? name;
  if (typeof own === 'string') return own;
  const within = inner ?? render;
  return within ? nameOf(within) : 'unnamed';
};

const drawn = new Map<string, number>();

const walk = (fiber: Fiber | null): void => {
  for (let one = fiber; one; one = one.sibling) {
    const old = one.alternate;
    if (drawnTags.has(one.tag) && (old === null || (one.flags & called) !== 0)) {
      const name = nameOf(one.type);
      drawn.set(name, (drawn.get(name) ?? 0) + 1);
    }
    // Below a component that was passed over everything is as it was.
    if (old === null || one.child !== old.child) walk(one.child);
  }
};

/** For `onRender` of a `Profiler` around what is counted, which React calls with each commit that draws something in it. */
export const noteDraws = (): void => {
  const element = document.querySelector('body > div > *');
  const key = element && Object.keys(element).find(name => name.startsWith('__reactFiber$'));
  if (!key) throw new Error('Nothing of React is in the page');
  let fiber = Reflect.get(element, key) as Fiber;
  while (fiber.return) fiber = fiber.return;
  walk(fiber.stateNode.current);
};

/** How often each component was drawn meanwhile. */
export const countDraws = async (
  act: () => unknown,
): Promise<{ readonly all: number; readonly of: Readonly<Record<string, number>> }> => {
  drawn.clear();
  await act();
  const of = Object.fromEntries([...drawn].toSorted(([, a], [, b]) => b - a));
  return { all: Object.values(of).reduce((sum, one) => sum + one, 0), of };
};
