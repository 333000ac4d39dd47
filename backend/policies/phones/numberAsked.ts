import { phoneDigitsOf, withoutMask } from '#contract/domain/clients/phoneDigitsOf.ts';
import type { Context } from '../../calls/Context.ts';
import { visibleDigits } from './maskPhones.ts';

/** A search that is a number. */
export interface Numbered {
  /** Without the country: it may be an id. */
  readonly digits: string;
  /** The last digits of the phone that it may be for this person; undefined where it is none. */
  readonly phoneEnd: string | undefined;
}

/** What a search asks for if it is a number, however it is written; undefined for any other search, and without one. */
export const numberAsked = (
  search: string | undefined,
  {
    actor,
    services,
  }: Pick<Context, 'services'> & { readonly actor?: Context['actor'] | undefined },
): Numbered | undefined => {
  const digits = search && withoutMask(search).replaceAll(/[\s()+./-]/g, '');
  if (search === undefined || digits === undefined || !/^\d{1,15}$/.test(digits)) return undefined;
  return {
    digits: digits.replace(/^(0|91(?=\d{10}$))/, ''),
    phoneEnd: phoneDigitsOf(search, visibleDigits(actor, services.config)),
  };
};
