import { parse, type Filter } from 'scim2-parse-filter';
import { scimMessages } from '#contract/domain/users/scimMessages.ts';
import { invalidField, type Refusal } from '../../calls/Refusal.ts';

/** What a filter asks for: the value of each attribute, by its name in lower letters. */
export type Wanted = ReadonlyMap<string, string>;

const notUnderstood = (): Refusal => invalidField('/filter', 'invalidFilter', scimMessages.filter);

/** `urn:…:User:userName` is `userName`. */
const nameOf = (path: string): string => path.replace(/^urn:[\w.:-]*:/i, '').toLowerCase();

const leavesOf = (filter: Filter, within = ''): readonly (readonly [string, string])[] => {
  if (filter.op === 'and' && 'filters' in filter)
    return filter.filters.flatMap(one => leavesOf(one, within));
  if (filter.op === '[]' && 'valFilter' in filter)
    return leavesOf(filter.valFilter, `${nameOf(filter.attrPath)}.`);
  if (filter.op !== 'eq' || !('compValue' in filter)) throw notUnderstood();
  const name = within + nameOf(filter.attrPath);
  // Of which kind an address is says nothing here: everybody has one.
  if (name === 'emails.type' || name === 'emails.primary') return [];
  return [[name, String(filter.compValue)]];
};

/**
 * The equalities that directories look people and groups up by.
 * @param known names of attributes, in lower letters
 * @throws Refusal `invalidFilter` for anything else
 */
export const filterOf = (text: string | undefined, known: readonly string[]): Wanted => {
  if (text === undefined || text.trim() === '') return new Map();
  const filter = (() => {
    try {
      return parse(text);
    } catch {
      throw notUnderstood();
    }
  })();
  const leaves = leavesOf(filter);
  const wanted = new Map(leaves);
  if (leaves.length === 0 || wanted.size < leaves.length) throw notUnderstood();
  if ([...wanted.keys()].some(name => !known.includes(name))) throw notUnderstood();
  return wanted;
};
