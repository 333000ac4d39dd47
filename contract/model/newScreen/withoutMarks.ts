import { untranslated } from './untranslated.ts';
import { isMembers } from '../written/SharedFiles.ts';

/** Without the Hindi that somebody would still have to write: English shows there. */
export const withoutMarks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (JSON.stringify(inner)?.includes(`"${untranslated}`) && key === 'hi') return [];
      const kept = withoutMarks(inner);
      // A label that had no other words is none.
      const isBare =
        isMembers(kept) && Object.keys(kept).length === 0 && JSON.stringify(inner) !== '{}';
      return isBare ? [] : [[key, kept]];
    }),
  );
};
