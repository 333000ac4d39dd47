import { maskPhone } from '#contract/domain/checks/phone.ts';
import { isPhoneField, seesWholeNumbers } from '#contract/domain/clients/phoneFields.ts';
import type { Actor } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Config } from '../config.ts';

type Values = Record<string, unknown>;

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Every text below is a number, or several. */
const hide = (value: unknown, visible: number): unknown => {
  if (typeof value === 'string') return maskPhone(value, visible);
  return Array.isArray(value) ? value.map(one => hide(one, visible)) : value;
};

/** What history tells of a field: its name beside its values. */
const isChangeOfPhone = (value: Values): boolean =>
  typeof value['field'] === 'string' && isPhoneField(value['field']);

/** The same value with its numbers hidden; what holds none is not copied. */
const walk = (value: unknown, visible: number): unknown => {
  if (Array.isArray(value)) {
    let list: unknown[] | undefined;
    for (const [at, one] of value.entries()) {
      const seen = walk(one, visible);
      if (seen !== one) (list ??= [...value])[at] = seen;
    }
    return list ?? value;
  }
  if (!isPlain(value)) return value;
  const isChange = isChangeOfPhone(value);
  let copy: Values | undefined;
  for (const [name, inner] of Object.entries(value)) {
    const holdsPhone = isPhoneField(name) || (isChange && (name === 'before' || name === 'after'));
    const seen = holdsPhone ? hide(inner, visible) : walk(inner, visible);
    if (seen !== inner) (copy ??= { ...value })[name] = seen;
  }
  return copy ?? value;
};

/** Digits of a phone number that stay visible to a person; undefined when numbers are not masked for him. */
export const visibleDigits = (
  actor: Pick<Actor, 'grants'> | undefined,
  { phoneMask }: Pick<Config, 'phoneMask'>,
): number | undefined =>
  phoneMask === null || (actor && seesWholeNumbers(actor.grants)) ? undefined : phoneMask;

/**
 * What leaves the server with phone numbers of clients masked as the person's rights say (part 1 section 6, T89):
 * answers of calls, refusals that tell a record, rows of files. Numbers are known by the names of their fields.
 */
export const maskPhones = <Leaving>(
  leaving: Leaving,
  actor: Pick<Actor, 'grants'> | undefined,
  config: Pick<Config, 'phoneMask'>,
): Leaving => {
  const visible = visibleDigits(actor, config);
  // Of the same shape: only texts under names of phone fields differ.
  return visible === undefined ? leaving : (walk(leaving, visible) as Leaving);
};

/** A refusal that tells the stored record, or what stands in the way, with its numbers masked; other errors as they are. */
export const maskRefusal = (
  error: unknown,
  actor: Pick<Actor, 'grants'> | undefined,
  config: Pick<Config, 'phoneMask'>,
): unknown => {
  if (!(error instanceof Refusal)) return error;
  const { current, conflict } = error.details;
  if (current === undefined && conflict === undefined) return error;
  return new Refusal(error.code, error, maskPhones(error.details, actor, config));
};
