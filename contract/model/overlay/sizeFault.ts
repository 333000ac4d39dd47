import { isMembers } from '../written/SharedFiles.ts';

/** Fields that a published form schema may name, those of its entries included: a form of more is no form. */
export const mostFields = 500;

/** Letters of file and schema together. */
export const mostLetters = 400_000;

/** Names of properties anywhere in a schema; stops to count soon after the limit. */
const fieldsIn = (schema: unknown, counted = { count: 0 }): number => {
  if (typeof schema !== 'object' || schema === null || counted.count > mostFields)
    return counted.count;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isMembers(value)) counted.count += Object.keys(value).length;
    fieldsIn(value, counted);
  }
  return counted.count;
};

/** Why a screen is too large to be looked at, let alone published; undefined where it is not. */
export const sizeFault = (file: unknown, schema: unknown): string | undefined => {
  const letters = JSON.stringify([file, schema]).length;
  if (letters > mostLetters)
    return `File and form schema have ${letters} characters, and at most ${mostLetters} can be published`;
  return fieldsIn(schema) > mostFields
    ? `The form schema has more than ${mostFields} fields, and no more can be published: make several screens of it`
    : undefined;
};
