import { isNoValue } from '../noValue.ts';

export const maximumEntityIds = 100;
export const maximumEntityIdDigits = 10;

/** The choices of the entity id search that come before the ids. */
export interface EntityIdSearch {
  readonly department: unknown;
  readonly branch: unknown;
  readonly domain: unknown;
  readonly entityName: unknown;
  readonly entityIds: string;
}

const partsOf = (text: string) => text.split(',').map(part => part.trim());

/** The ids of a valid list, as strings: ten digits are more than a 32-bit number holds (decision T85). */
export const parseEntityIds = (text: string): string[] => partsOf(text).filter(part => part !== '');

/** The alerts in the order of part 1 section 5; each tells whether the search has that fault (decision T85). */
const alerts: readonly { message: string; isFault: (search: EntityIdSearch) => boolean }[] = [
  { message: 'Please Select Department', isFault: search => isNoValue(search.department) },
  { message: 'Please Select Branch', isFault: search => isNoValue(search.branch) },
  { message: 'Please Select Domain', isFault: search => isNoValue(search.domain) },
  { message: 'Please Select Entity Name', isFault: search => isNoValue(search.entityName) },
  { message: 'Please Enter Entity ID', isFault: search => search.entityIds.trim() === '' },
  {
    message: 'Please use comma after value',
    isFault: search => /[^,\s]\s+[^,\s]/.test(search.entityIds),
  },
  {
    message: 'Please enter digits without leading zeros',
    isFault: search =>
      partsOf(search.entityIds)[0] === '' ||
      parseEntityIds(search.entityIds).some(id => !/^[1-9]\d*$/.test(id)),
  },
  {
    message: 'Please remove comma after last value',
    isFault: search => search.entityIds.trim().endsWith(','),
  },
  {
    message: 'Please enter not more than 100 IDs',
    isFault: search => parseEntityIds(search.entityIds).length > maximumEntityIds,
  },
  {
    message: 'Please enter at most 1 consecutive comma',
    isFault: search => partsOf(search.entityIds).includes(''),
  },
  {
    message: 'Please enter valid digits with a maximum size of 10',
    isFault: search =>
      parseEntityIds(search.entityIds).some(id => id.length > maximumEntityIdDigits),
  },
];

/** The first alert in listed order, or undefined when the search may run (decision T85). */
export const checkEntityIds = (search: EntityIdSearch): string | undefined =>
  alerts.find(alert => alert.isFault(search))?.message;
