import { evaluate, type Scope } from '../../rules/evaluate.ts';
import type { RecordScreen } from '../screen.ts';

/** Whether the stored record can be changed, by the rule of its screen; a new one always can. */
export const isEditable = (
  { editable = true }: Partial<Pick<RecordScreen, 'editable'>>,
  { previous, ...scope }: Pick<Scope, 'previous' | 'user' | 'today'>,
): boolean => previous === undefined || evaluate(editable, { ...scope, record: previous });
