import Type, { type Static } from 'typebox';
import { keys, listOf, needed } from './keys.ts';
import { condition } from './condition.ts';
import { text } from './text.ts';

export const missing = keys(
  { when: needed(condition, 'The records they are shown for.'), text: needed(text, 'The text.') },
  { $id: 'missing', description: 'A text, and the records that it is shown for.' },
);

/** A sentence, and the records that it is said of. */
export type Said = Static<typeof missing>;

export const said = Type.Union([text, listOf(missing, { minItems: 1 })], {
  $id: 'said',
  description: 'One text for all records, or several; the first whose condition is met is shown.',
});

/** One sentence for all, or several, of which the first that holds is said: a reader is told the one that applies. */
export type SaidFile = Static<typeof said>;
