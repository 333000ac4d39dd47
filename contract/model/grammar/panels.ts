import type { Static } from 'typebox';
import { keys, may } from './keys.ts';
import { panel } from './registered.ts';

export const panels = keys(
  {
    aside: may(
      panel,
      'Beside the form, beneath it where there is no room. It follows the values while they are typed, and the record where it is only read.',
    ),
    refused: may(
      panel,
      'Above the form after a save that was refused. It sees the answer and may change the values.',
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
