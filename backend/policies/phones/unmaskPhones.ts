import { maskPhone } from '#contract/domain/checks/phone.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Config } from '../../config.ts';
import { visibleDigits } from './maskPhones.ts';
import type { PhoneShape } from './phoneShape.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const below = (values: readonly unknown[], name: string): readonly unknown[] =>
  values.filter(isValues).map(value => value[name]);

/** @param stored what may be in this place: one value, or those of all entries of a list, which may have moved */
const unmasked = (
  sent: unknown,
  stored: readonly unknown[],
  shape: PhoneShape,
  visible: number,
): unknown => {
  if (Array.isArray(sent)) {
    const entries = stored.flatMap(one => (Array.isArray(one) ? (one as unknown[]) : []));
    const inside = shape.isPhone ? shape : shape.items;
    return inside ? sent.map(one => unmasked(one, entries, inside, visible)) : sent;
  }
  if (shape.isPhone && typeof sent === 'string')
    return stored.find(one => typeof one === 'string' && maskPhone(one, visible) === sent) ?? sent;
  if (!isValues(sent) || shape.properties.size === 0) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const inner = shape.properties.get(name);
      return [name, inner ? unmasked(value, below(stored, name), inner, visible) : value];
    }),
  );
};

/**
 * What was sent with the stored numbers in place of those that came back as the person is shown them (T89): a form that
 * someone saves, a bulk edit, a line of an imported file. Another number is a change and stays as it was sent.
 */
export const unmaskPhones = <Sent>(
  sent: Sent,
  stored: unknown,
  shape: PhoneShape,
  actor: Pick<Actor, 'grants'>,
  config: Pick<Config, 'phoneMask'>,
): Sent => {
  const visible = visibleDigits(actor, config);
  // Of the same shape: only texts of phone fields differ.
  return visible === undefined ? sent : (unmasked(sent, [stored], shape, visible) as Sent);
};
