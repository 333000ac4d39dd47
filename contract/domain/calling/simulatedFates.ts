/**
 * What becomes of a simulated call, by the last digit of its number, which nobody's rights hide; any other digit answers
 * (decision record 0117). Page and embedded telephony read the same table.
 */
export const simulatedFates = {
  '0': 'no-answer',
  '1': 'busy',
  '2': 'dropped',
  '3': 'lost-end',
  '4': 'confused',
  '8': 'silent',
  '9': 'failed',
} as const;
export type SimulatedFate = (typeof simulatedFates)[keyof typeof simulatedFates] | 'answered';

/** The fate of a call to a number, whole or masked. */
export const simulatedFateOf = (number: string): SimulatedFate => {
  const digit = number.trim().at(-1) ?? '';
  return Object.hasOwn(simulatedFates, digit)
    ? simulatedFates[digit as keyof typeof simulatedFates]
    : 'answered';
};
