import { isChangeKind } from '../../../domain/webhooks/changeKinds.ts';
import { pointer } from '../../files/jsonPositions.ts';
import { checkCondition, recordScope } from '../checkCondition.ts';
import type { CheckContext } from '../context.ts';

/** Checks the events that programs can be told of. */
export const checkTells = ({ add, file, fields }: CheckContext): void => {
  for (const [name, { when }] of Object.entries(file.tells ?? {})) {
    const at = pointer('tells', name);
    if (isChangeKind(name) || Object.hasOwn(file.actions ?? {}, name))
      add(at, `Programs can be told of "${name}" anyway: choose another name`);
    checkCondition(when, recordScope(fields), at + pointer('when'), add);
  }
};
