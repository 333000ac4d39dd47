import Type, { type Static } from 'typebox';
import { keys, listOf, needed } from './keys.ts';
import { condition } from './condition.ts';
import { text } from './text.ts';

export const missing = keys(
  { when: needed(condition, 'Which records they are said of.'), text: needed(text, 'The words.') },
  { $id: 'missing', description: 'Words, and the records that they are said of.' },
);

/** A sentence, and the records that it is said of. */
export type Said = Static<typeof missing>;

export const said = Type.Union([text, listOf(missing, { minItems: 1 })], {
  $id: 'said',
  description: 'Words for all, or several, of which the first whose condition holds is said.',
});

/** One sentence for all, or several, of which the first that holds is said: a reader is told the one that applies. */
export type SaidFile = Static<typeof said>;
