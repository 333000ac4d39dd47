import { parseJsonText } from './jsonText.ts';

/** Activation parameters as an object; they may arrive as JSON text (decision T99), undefined when they are none. */
export const readActivationValues = (
  given: unknown,
): Readonly<Record<string, unknown>> | undefined => {
  const value = parseJsonText(given);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
};
