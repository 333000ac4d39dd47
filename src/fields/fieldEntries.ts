import type { KindName } from '#contract/kinds/kindNames.ts';
import type { FieldEntry } from './FieldEntry.ts';

const found = import.meta.glob<FieldEntry>('./*/entry.tsx', { eager: true, import: 'entry' });

/** How the values of every field kind are entered, by its name, which is the name of its folder. */
export const fieldEntries = Object.fromEntries(
  Object.entries(found).map(([file, entry]) => [file.split('/')[1], entry]),
) as Readonly<Record<KindName, FieldEntry>>;
