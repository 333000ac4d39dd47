import { nearest } from '../../domain/nearest.ts';

/** More names than these are read elsewhere. */
const mostTold = 200;

/** A wrong name in words: with the nearest one that there is, else with all of them. */
export interface WrongName {
  readonly message: string;
  readonly suggestion: string | null;
}

/**
 * What is said of a name that nothing has.
 * @param message without a full stop, such as `There is no icon "boxs"`
 * @param names those that there are
 */
export const wrongName = (message: string, name: string, names: readonly string[]): WrongName => {
  const suggestion = nearest(name, names);
  const isTold = suggestion === null && names.length > 0 && names.length <= mostTold;
  return {
    message: isTold ? `${message}: ${names.toSorted().join(', ')}` : message,
    suggestion,
  };
};
