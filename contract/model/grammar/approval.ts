import type { Static } from 'typebox';
import { keys, needed } from './keys.ts';
import { paths } from './names.ts';

export const approval = keys(
  {
    fields: needed(
      paths,
      'Fields that need approval to change; a change to other fields only is saved at once.',
    ),
  },
  {
    $id: 'approval',
    description:
      'A change needs someone else’s approval and takes effect on its day. Without approval it is refused everywhere.',
  },
);

/** A change waits for someone else: who has the verb `approve` in `access`, and did not propose it. */
export type Approval = Static<typeof approval>;
