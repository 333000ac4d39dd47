import { nearest } from '../../domain/nearest.ts';
import { pointer } from '../files/jsonPositions.ts';
import type { Text } from '../files/screenFile.ts';
import type { CheckContext } from './context.ts';

/** Checks that words fill in only what there is. @param filled what may stand in braces, and what it is called */
export const checkFilled = (
  { add }: Pick<CheckContext, 'add'>,
  // Words that the glossary lacks have no Hindi, which is a fault of their own.
  words: Partial<Text> | undefined,
  { names, called }: { readonly names: readonly string[]; readonly called: string },
  at: string,
): void => {
  for (const language of ['en', 'hi'] as const)
    for (const [, name = ''] of words?.[language]?.matchAll(/\{([^}]*)\}/g) ?? [])
      if (!names.includes(name))
        add(
          at + pointer(language),
          `There is no ${called} "${name}" to fill in`,
          nearest(name, names),
        );
};
