import type { Fault } from '#contract/model/check/fault.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';
import { ownPageName, ownPagesFolder, pageParts } from '#contract/model/files/ownPageName.ts';
import type { ScreenFile } from '#contract/model/types.ts';

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);

/**
 * Pages that stand in the place of nothing: no screen has their name.
 * @param files the paths of all pages made by hand
 * @param screens in full: one may take its schema from another
 */
export const strayPages = (
  files: readonly string[],
  screens: readonly TextFile[],
): readonly Fault[] => {
  const known = new Set(
    screens.flatMap(({ text }) => {
      const { resource, schema } = JSON.parse(text) as ScreenFile;
      return schema === undefined
        ? []
        : pageParts.map(part => `${ownPagesFolder}/${resource}/${ownPageName(resource, part)}.tsx`);
    }),
  );
  return files
    .filter(file => file.startsWith(`${ownPagesFolder}/`) && file.endsWith('Page.tsx'))
    .filter(file => !known.has(file))
    .map(file => ({
      file,
      pointer: '',
      message: `No screen has "${nameOf(file)}" for its list, a record or a new one: remove the file, or give it the name of a screen`,
      suggestion: null,
      position: { line: 1, column: 1 },
    }));
};
