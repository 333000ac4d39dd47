import type { ThemeComponents } from './ThemeComponents.ts';
import { actionComponents } from './actions.ts';
import { dataComponents } from './data.ts';
import { inputComponents } from './inputs.ts';
import { surfaceComponents } from './surfaces.ts';

/** What the design changes in the library's components. */
export const components: ThemeComponents = {
  ...actionComponents,
  ...inputComponents,
  ...surfaceComponents,
  ...dataComponents,
};
