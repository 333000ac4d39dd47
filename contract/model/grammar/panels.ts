import type { Static } from 'typebox';
import { keys, may } from './keys.ts';
import { panel } from './registered.ts';

export const panels = keys(
  {
    aside: may(
      panel,
      'Beside the form, or below it where there is no room. It follows the values as they are typed, and the record when it is only viewed.',
    ),
    above: may(
      panel,
      'Above the fields of the form, for values that are entered in a way of their own: it receives them and changes them.',
    ),
    refused: may(
      panel,
      'Above the form after a refused save. It receives the answer and can change the values.',
    ),
  },
  {
    $id: 'panels',
    description: 'Panels made by hand (`src/pages/<area>/<Name>Panel.tsx`) that go with the form.',
    minProperties: 1,
  },
);

/** Names of panels of `src/pages/<area>/<Name>Panel.tsx`. */
export type PanelsFile = Static<typeof panels>;
