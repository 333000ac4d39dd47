import {
  isAll,
  isAny,
  isNot,
  isRef,
  leafParts,
  type Condition,
  type Operand,
} from './condition.ts';

const ofOperand = (operand: Operand): readonly string[] => {
  if (Array.isArray(operand)) return operand.flatMap((entry: Operand) => ofOperand(entry));
  return isRef(operand) ? [operand.$] : [];
};

/** What the values of a condition refer to, with its prefix: `record.cityId`, `today`. */
export const refsOf = (condition: Condition): readonly string[] => {
  if (typeof condition === 'boolean') return [];
  if (isAll(condition)) return condition.all.flatMap(refsOf);
  if (isAny(condition)) return condition.any.flatMap(refsOf);
  return isNot(condition) ? refsOf(condition.not) : ofOperand(leafParts(condition).operand);
};

/** Every path a condition names, left and right, with its prefix: `record.cityId`, `user.roles`, `today`. */
export const pathsOf = (condition: Condition): readonly string[] => {
  if (typeof condition === 'boolean') return [];
  if (isAll(condition)) return condition.all.flatMap(pathsOf);
  if (isAny(condition)) return condition.any.flatMap(pathsOf);
  if (isNot(condition)) return pathsOf(condition.not);
  const { path, operand } = leafParts(condition);
  const left = /^(user|parent|previous)\./.test(path) ? path : `record.${path}`;
  return [left, ...ofOperand(operand)];
};

/** The fields of the record that a condition depends on, each once: a form re-evaluates it when one of them changes. */
export const fieldsOf = (condition: Condition): readonly string[] => [
  ...new Set(
    pathsOf(condition)
      .filter(path => path.startsWith('record.'))
      .map(path => path.slice('record.'.length)),
  ),
];
