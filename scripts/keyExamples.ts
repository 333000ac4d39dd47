import type { MetaSchema } from '#contract/model/check/checkStructure.ts';
import type { ScreenFile } from '#contract/model/types.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';
import { keyUses } from './keyUses.ts';
import type { Examples } from './screenReference.ts';

/** Longer ones are named by their file alone. */
const longest = 120;

/** The shortest use of each key in the screen files, as Markdown. */
export const keyExamples = (meta: MetaSchema, files: readonly TextFile[]): Examples => {
  const shortest = new Map<string, { readonly text: string; readonly file: string }>();
  for (const { file, text } of files) {
    const content = JSON.parse(text) as Partial<ScreenFile> & { readonly extends?: string };
    for (const { key, value } of keyUses(meta, content)) {
      // What another screen is changed by says little where it is not seen.
      if (content.extends !== undefined && key !== 'extends') continue;
      const use = `"${key.slice(key.lastIndexOf('.') + 1)}": ${JSON.stringify(value)}`;
      const known = shortest.get(key);
      if (!known || use.length < known.text.length) shortest.set(key, { text: use, file });
    }
  }
  return new Map(
    [...shortest].map(([key, { text, file }]) => [
      key,
      text.length > longest ? `in \`${file}\`.` : `\`${text}\`.`,
    ]),
  );
};
