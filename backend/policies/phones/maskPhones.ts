import { maskPhone } from '#contract/domain/checks/phone.ts';
import { seesWholeNumbers } from '#contract/domain/clients/seesWholeNumbers.ts';
import type { Actor } from '../../calls/Actor.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { Config } from '../../config.ts';
import type { PhonePlaces } from './phonePlaces.ts';
import { openShape, type PhoneShape } from './phoneShape.ts';

type Values = Record<string, unknown>;
type Person = Pick<Actor, 'grants'> | undefined;
type Masking = Pick<Config, 'phoneMask'>;

interface Walk {
  readonly names: ReadonlySet<string>;
  readonly visible: number;
}

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What could be someone's number; a name alone may mean something else in a record that no schema describes. */
const isNumberLike = (text: string): boolean =>
  /^[+\d\s().-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 7;

/** Every text below is a number, or several. */
const hide = (value: unknown, visible: number): unknown => {
  if (typeof value === 'string') return maskPhone(value, visible);
  if (Array.isArray(value)) return value.map(one => hide(one, visible));
  return value;
};

/** The same where a name alone says so. */
const hideNumbers = (value: unknown, walk: Walk): unknown => {
  if (typeof value === 'string')
    return isNumberLike(value) ? maskPhone(value, walk.visible) : value;
  if (Array.isArray(value)) return value.map(one => hideNumbers(one, walk));
  return masked(value, openShape, walk);
};

const lastStep = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Where no schema describes a member, its name does. */
const isPhoneName = (name: string, { names }: Walk): boolean =>
  names.has(name) || /phone|mobile|whatsapp/i.test(name);

/** What history tells of a field: its name beside its values. */
const isChangeOfPhone = ({ field }: Values, walk: Walk): boolean =>
  typeof field === 'string' && isPhoneName(lastStep(field), walk);

const maskedField = (name: string, value: unknown, shape: PhoneShape, walk: Walk): unknown => {
  const own = shape.properties.get(name);
  if (own) return masked(value, own, walk);
  if (!shape.isOpen) return value;
  return isPhoneName(lastStep(name), walk)
    ? hideNumbers(value, walk)
    : masked(value, openShape, walk);
};

/** The same value with its numbers hidden; what holds none is not copied. */
const masked = (value: unknown, shape: PhoneShape, walk: Walk): unknown => {
  if (shape.isPhone) return hide(value, walk.visible);
  if (Array.isArray(value)) {
    const items = shape.items ?? (shape.isOpen ? openShape : undefined);
    if (!items) return value;
    let list: unknown[] | undefined;
    for (const [at, one] of value.entries()) {
      const seen = masked(one, items, walk);
      if (seen !== one) (list ??= [...value])[at] = seen;
    }
    return list ?? value;
  }
  if (!isPlain(value)) return value;
  const isChange = isChangeOfPhone(value, walk);
  let copy: Values | undefined;
  for (const [name, inner] of Object.entries(value)) {
    const tellsPhone = isChange && (name === 'before' || name === 'after');
    const seen = tellsPhone ? hideNumbers(inner, walk) : maskedField(name, inner, shape, walk);
    if (seen !== inner) (copy ??= { ...value })[name] = seen;
  }
  return copy ?? value;
};

/** Digits of a phone number that stay visible to a person; undefined when numbers are not masked for them. */
export const visibleDigits = (actor: Person, { phoneMask }: Masking): number | undefined =>
  phoneMask === null || (actor && seesWholeNumbers(actor.grants)) ? undefined : phoneMask;

/** Whether someone is told whole numbers, and so may look for a part of one and put lists in their order. */
export const seesPhones = (actor: Person, config: Masking): boolean =>
  visibleDigits(actor, config) === undefined;

/**
 * What leaves the server with phone numbers of clients masked as the person's rights say (part 1 section 6, T89):
 * answers of calls, refusals that tell a record, rows of files.
 * @param places where they stand, by the schema of what leaves
 */
export const maskPhones = <Leaving>(
  leaving: Leaving,
  actor: Person,
  config: Masking,
  { shape, names }: PhonePlaces,
): Leaving => {
  const visible = visibleDigits(actor, config);
  // Of the same shape: only texts of phone fields differ.
  return visible === undefined ? leaving : (masked(leaving, shape, { names, visible }) as Leaving);
};

/** A refusal that tells the stored record, or what prevents it, with its numbers masked; other errors as they are. */
export const maskRefusal = (
  error: unknown,
  actor: Person,
  config: Masking,
  { shape, names }: PhonePlaces,
): unknown => {
  if (!(error instanceof Refusal)) return error;
  const { current, conflict } = error.details;
  if (current === undefined && conflict === undefined) return error;
  // A refusal may tell another record than the call answers: what the schema does not describe is known by its name.
  const told = { shape: { ...openShape, properties: shape.properties }, names };
  const details = {
    ...error.details,
    ...(current !== undefined && { current: maskPhones(current, actor, config, told) }),
    ...(conflict !== undefined && { conflict: maskPhones(conflict, actor, config, told) }),
  };
  return new Refusal(error.code, error, details);
};
