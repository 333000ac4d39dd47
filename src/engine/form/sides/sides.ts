import type { Text } from '#contract/model/types.ts';
import { pathsIn } from '../../values/fieldAt.ts';
import type { ShownItem } from '../fieldStates.ts';
import type { Problem } from '../faults/problems.ts';

/** One tab of a form, or one step of a wizard. */
export interface Side {
  readonly id: string;
  readonly label: Text;
  readonly of: readonly ShownItem[];
  /** Fields that are in it now. */
  readonly paths: readonly string[];
}

export interface Sides {
  readonly type: 'tab' | 'step';
  readonly all: readonly Side[];
}

type SideItem = Extract<ShownItem, { readonly of: unknown }>;

const isSide = (item: ShownItem): item is SideItem => item.type === 'tab' || item.type === 'step';

/** The sides of a form; null when it is drawn as one page. A checked layout has only sides at its top, or none. */
export const sidesOf = (layout: readonly ShownItem[]): Sides | null => {
  const items = layout.filter(isSide);
  const [first] = items;
  if (!first) return null;
  return {
    type: first.type === 'step' ? 'step' : 'tab',
    all: items.map((item, index) => ({
      id: `side-${index}`,
      label: item.label ?? { en: '', hi: '' },
      of: item.of,
      paths: pathsIn(item.of),
    })),
  };
};

const isWithin = (path: string | null, paths: readonly string[]): boolean =>
  path !== null && paths.some(one => path === one || path.startsWith(`${one}.`));

/** What is wrong in one side. */
export const problemsOf = ({ paths }: Side, problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ path }) => isWithin(path, paths));

/** The side that a field is in; -1 when none has it. */
export const sideOf = ({ all }: Sides, path: string): number =>
  all.findIndex(({ paths }) => isWithin(path, paths));
