import type { Components, Theme } from '@mui/material/styles';
import { actionComponents } from './actions.ts';
import { dataComponents } from './data.ts';
import { inputComponents } from './inputs.ts';
import { surfaceComponents } from './surfaces.ts';

/** What the design changes in the library's components. */
export const components: Components<Theme> = {
  ...actionComponents,
  ...inputComponents,
  ...surfaceComponents,
  ...dataComponents,
};
