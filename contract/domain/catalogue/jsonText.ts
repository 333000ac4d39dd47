/**
 * A field that arrives as JSON text (`localityName`, `activationParameters` and their like) as a value; undefined for
 * anything that is no JSON, so that one malformed field never breaks a page (decision T99).
 */
export const parseJsonText = (text: unknown): unknown => {
  if (typeof text !== 'string') return text ?? undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Ids of a comma-separated list such as `builder_project_ids`; what is not an id is left out (decision T99). */
export const parseIdList = (text: string | null | undefined): number[] =>
  (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => /^[1-9]\d{0,14}$/.test(part))
    .map(Number);
