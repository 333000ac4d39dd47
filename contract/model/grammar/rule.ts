import type { Static } from 'typebox';
import { condition } from './condition.ts';
import { keys, needed } from './keys.ts';
import { paths } from './names.ts';
import { text } from './text.ts';

export const rule = keys(
  {
    fail: needed(condition, 'The condition under which the record cannot be saved.'),
    at: needed(paths, 'Fields that show the message.'),
    message: needed(text, 'What is wrong and what to do.'),
  },
  { $id: 'rule', description: 'A rule over several fields.' },
);

/** A rule over several fields, named in the map that holds it. */
export type RuleFile = Static<typeof rule>;
