import { isFarDate } from '#contract/domain/checks/dateChecks.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';

/** The part of a schema that leads to the days and moments of a body. */
interface Part {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly patternProperties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly anyOf?: readonly Part[];
  readonly allOf?: readonly Part[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The same field may be described by several parts of a schema. */
const pointersIn = (schema: Part, value: unknown, today: Day, at: string): readonly string[] => {
  const { format, properties = {}, patternProperties = {}, items, anyOf = [], allOf = [] } = schema;
  const isTime = format === 'date' || format === 'date-time';
  const partOf = (name: string): Part | undefined =>
    Object.hasOwn(properties, name)
      ? properties[name]
      : Object.entries(patternProperties).find(([form]) => new RegExp(form).test(name))?.[1];
  const inside = isRecord(value)
    ? Object.entries(value).flatMap(([name, one]) => {
        const part = partOf(name);
        return part ? pointersIn(part, one, today, `${at}/${escaped(name)}`) : [];
      })
    : [];
  const entries =
    items && Array.isArray(value)
      ? value.flatMap((one: unknown, index) => pointersIn(items, one, today, `${at}/${index}`))
      : [];
  return [
    ...(isTime && isFarDate(value, today) ? [at] : []),
    ...inside,
    ...entries,
    ...[...anyOf, ...allOf].flatMap(part => pointersIn(part, value, today, at)),
  ];
};

/** JSON pointers to the days and moments of a valid body that are further from today than 100 years (part 1 section 5). */
export const farDatesIn = (schema: object, value: unknown, today: Day): readonly string[] => [
  ...new Set(pointersIn(schema, value, today, '')),
];
