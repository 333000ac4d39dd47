/** The order of search fields: names that begin with the words first, and before others what is most looked for. */
export const bestMatch = 'match';
