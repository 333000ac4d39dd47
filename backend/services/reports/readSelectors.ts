import { badQuery } from '../../query/refuseQuery.ts';

const parameter = 'salesOpportunitySelectorsArray';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const idOf = (selector: unknown): string => {
  const { key, value } = (selector ?? {}) as { key?: unknown; value?: unknown };
  if (key !== 'opportunityId' || !/^[1-9]\d{0,15}$/.test(String(value)))
    throw badQuery(
      parameter,
      'selector',
      `${parameter}: each selector is { key, value } with the key opportunityId.`,
    );
  return String(value);
};

/** The ids of the opportunities that a JSON list of selectors names. @throws Refusal BAD_REQUEST */
export const readSelectors = (text: string): readonly string[] => {
  const list = parsed(text);
  if (!Array.isArray(list))
    throw badQuery(parameter, 'selector', `${parameter}: this must be a JSON list.`);
  return list.map(idOf);
};
