import { isDay } from '#contract/domain/days/indiaDay.ts';
import type { Field, Option, Text } from '#contract/model/types.ts';
import { plainField } from './plainField.ts';

/** One parameter as a package or product asks for it (part 2 section 3). */
export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly allowedValues?: readonly string[];
  readonly required?: boolean;
}

const labels: Readonly<Record<string, Text>> = {
  cityId: { en: 'City', hi: 'शहर' },
  cityUUID: { en: 'City', hi: 'शहर' },
  regionId: { en: 'Region', hi: 'क्षेत्र' },
  localityName: { en: 'Localities', hi: 'इलाक़े' },
  agentType: { en: 'Agents', hi: 'एजेंट' },
  quantity: { en: 'Quantity', hi: 'मात्रा' },
  promotedDays: { en: 'Promoted days', hi: 'प्रचार के दिन' },
  startDate: { en: 'Start date', hi: 'आरंभ तारीख' },
  endDate: { en: 'End date', hi: 'अंतिम तारीख' },
  polygonUuids: { en: 'Polygons', hi: 'पॉलीगॉन' },
  listingIds: { en: 'Listings', hi: 'लिस्टिंग' },
  language: { en: 'Language', hi: 'भाषा' },
};

const units: Readonly<Record<string, Text>> = {
  promotedDays: { en: 'days', hi: 'दिन' },
};

const subscriptionRegion = /SubscriptionRegionId$/;

const spaced = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What people call a parameter: a known name in words, any other as it is written with spaces. */
export const parameterLabel = (name: string): Text => {
  const known = Object.hasOwn(labels, name) ? labels[name] : undefined;
  if (known) return known;
  if (subscriptionRegion.test(name)) return { en: 'Subscription region', hi: 'सदस्यता क्षेत्र' };
  const words = spaced(name);
  return { en: words, hi: words };
};

const yesNo: readonly Option[] = [
  { value: true, label: { en: 'Yes', hi: 'हाँ' }, tone: 'neutral', when: true },
  { value: false, label: { en: 'No', hi: 'नहीं' }, tone: 'neutral', when: true },
];

const optionOf = (value: string): Option => ({
  value,
  label: { en: value, hi: value },
  tone: 'neutral',
  when: true,
});

const places: Readonly<Record<string, string>> = { cityId: 'cities', regionId: 'regions' };

const lists = ['polygons', 'listings', 'list'];

/**
 * The field that enters and shows a parameter: places are chosen from their lists, the rest follows the type. A yes-no
 * parameter is a choice, because "not given" is a third answer. `entry` and `cell` name what `ParameterWidget` and
 * `ParameterWords` draw themselves.
 */
export const parameterField = ({ name, type, allowedValues = [], required }: Parameter): Field => {
  const head = {
    path: name,
    label: parameterLabel(name),
    unit: units[name] ?? null,
    required: required === true,
  };
  const place = Object.hasOwn(places, name) ? places[name] : undefined;
  if (place !== undefined) {
    const reference = { to: place, title: 'name', where: true, none: null } as const;
    return plainField('reference', { ...head, reference });
  }
  if (name === 'cityUUID') return plainField('text', { ...head, entry: 'city', cell: 'city' });
  if (subscriptionRegion.test(name))
    return plainField('number', {
      ...head,
      entry: 'subscriptionRegion',
      cell: 'subscriptionRegion',
    });
  if (allowedValues.length > 0)
    return plainField('choice', { ...head, options: allowedValues.map(optionOf) });
  if (type === 'boolean') return plainField('choice', { ...head, options: yesNo });
  if (type === 'json') return plainField('json', { ...head, entry: 'names', cell: 'names' });
  if (type === 'object') return plainField('json', head);
  if (lists.includes(type)) return plainField('choices', head);
  if (type === 'number') return plainField('number', head);
  return plainField(type === 'date' ? 'date' : 'text', head);
};

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string' && isDay(value)) return 'date';
  return ['number', 'boolean', 'string'].includes(typeof value) ? typeof value : 'object';
};

/** A parameter that nobody asks for and that has a value all the same: its type is the value's. */
export const parameterOf = (name: string, value: unknown): Parameter => ({
  name,
  type: typeOf(value),
});
