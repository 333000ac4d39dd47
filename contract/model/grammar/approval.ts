import type { Static } from 'typebox';
import { keys, needed } from './keys.ts';
import { paths } from './names.ts';

export const approval = keys(
  {
    fields: needed(
      paths,
      'Fields whose change has to be approved; a change of others alone is saved at once.',
    ),
  },
  {
    $id: 'approval',
    description:
      'A change waits for somebody else. It is refused wherever it is tried without, and takes effect at its day.',
  },
);

/** A change waits for somebody else: who has the verb `approve` in `access`, and did not propose it. */
export type Approval = Static<typeof approval>;
