import type { ErrorSchema } from '@rjsf/utils';
import type { Problem } from './problems.ts';

type Nested = { [key: string]: Nested | string[] };

/** Problems in the shape in which rjsf hands them to the fields. */
export const errorSchemaOf = (problems: readonly Problem[]): ErrorSchema => {
  const root: Nested = {};
  for (const { path, message } of problems) {
    if (path === null) continue;
    let place = root;
    for (const key of path.split('.')) {
      const inner = place[key];
      place = inner && !Array.isArray(inner) ? inner : (place[key] = {});
    }
    const before = place['__errors'];
    place['__errors'] = [...(Array.isArray(before) ? before : []), message];
  }
  return root as ErrorSchema;
};
