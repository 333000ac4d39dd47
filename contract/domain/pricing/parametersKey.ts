type Parameters = Readonly<Record<string, unknown>>;

/**
 * The parameters of a price as one text, names in order: equal sets have equal texts, so that the database can refuse
 * two prices of one set for one day. The values are canonical already (`readParameters`).
 */
export const parametersKey = (parameters: Parameters): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
