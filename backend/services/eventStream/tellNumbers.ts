import type { NumbersEvent } from '#contract/domain/eventTopics.ts';
import type { Written } from '../../events/Written.ts';
import type { Numbers } from './numbersOf.ts';

/** Milliseconds in which what one act writes is gathered into one event. */
const gather = 50;
/** What concerns everyone is told over so many milliseconds, so that not all of them read at once. */
const spread = 1_000;

interface Telling {
  readonly userId: number;
  readonly tell: (event: NumbersEvent) => void;
}

/** Tells one person which of their numbers may have changed; `wrote` of `undefined` says that all may have. */
export const tellNumbers = (finding: Promise<Numbers>, { userId, tell }: Telling) => {
  let numbers: Numbers | undefined;
  let early: (Written | undefined)[] = [];
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let due = Infinity;
  const tiles = new Set<NumbersEvent['tiles'][number]>();
  const lists = new Set<string>();

  const flush = (): void => {
    due = Infinity;
    const event = { tiles: [...tiles], lists: [...lists] };
    tiles.clear();
    lists.clear();
    tell(event);
  };

  const wrote = (write: Written | undefined): void => {
    if (isOver) return;
    if (!numbers) {
      early.push(write);
      return;
    }
    const named = write ? numbers.changedBy(write, userId) : numbers.all;
    if (!named || named.tiles.length + named.lists.length === 0) return;
    for (const key of named.tiles) tiles.add(key);
    for (const list of named.lists) lists.add(list);
    const at = performance.now() + (write && !write.people ? Math.random() * spread : gather);
    if (at >= due) return;
    due = at;
    clearTimeout(timer);
    timer = setTimeout(flush, at - performance.now());
  };

  const begin = async (): Promise<void> => {
    numbers = await finding;
    for (const write of early) wrote(write);
    early = [];
  };

  return {
    /** @throws what kept the numbers from being found; the stream then has to begin again. */
    ready: begin(),
    wrote,
    end: (): void => {
      isOver = true;
      clearTimeout(timer);
    },
  };
};
