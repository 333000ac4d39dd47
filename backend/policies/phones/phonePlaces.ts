import type { Call } from '#contract/calls/call.ts';
import { callList } from '#contract/calls/index.ts';
import type { Report } from '#contract/domain/reports/Report.ts';
import { isPhone } from '#contract/model/record/isPhone.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import { ofScreens } from '../../screens/followScreens.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { mergeShapes, openShape, phoneNamesIn, phoneShape, type PhoneShape } from './phoneShape.ts';

/** Where phone numbers are in something that leaves the server. */
export interface PhonePlaces {
  readonly shape: PhoneShape;
  /** Names of phone fields, for what no schema describes: values of history, records that a refusal tells. */
  readonly names: ReadonlySet<string>;
}

const closed: PhoneShape = { ...openShape, isOpen: false };

const leaf: PhoneShape = { ...closed, isPhone: true };

/** A path with dots, as the objects around its last step. */
const around = (path: string, shape: PhoneShape): PhoneShape =>
  path
    .split('.')
    .reduceRight<PhoneShape>(
      (inner, name) => ({ ...closed, properties: new Map([[name, inner]]) }),
      shape,
    );

const fieldShapes = (fields: readonly Field[]): readonly PhoneShape[] =>
  fields.flatMap(field => [
    ...(isPhone(field) ? [around(field.path, leaf)] : []),
    ...(field.children.length > 0
      ? [around(field.path, { ...closed, items: mergeShapes(fieldShapes(field.children)) })]
      : []),
  ]);

const shapes = new WeakMap<RecordScreen, PhoneShape>();

/** Of a screen's records: the formats of its schema and the kinds of its file. */
const screenShape = (screen: RecordScreen): PhoneShape => {
  const known = shapes.get(screen);
  if (known) return known;
  const described = mergeShapes([
    phoneShape(screen.schema),
    ...fieldShapes(Object.values(screen.fields)),
  ]);
  // The generic store keeps what a schema no longer has; its name alone tells what it is.
  const made = screen.data.calls === null ? { ...described, isOpen: true } : described;
  shapes.set(screen, made);
  return made;
};

const reportShape = ({ columns }: Report): PhoneShape =>
  mergeShapes([
    closed,
    ...columns.filter(({ as }) => as === 'phone').map(({ name }) => around(name, leaf)),
  ]);

const namesOf = new WeakMap<Screens, () => ReadonlySet<string>>();

/** The names of phone fields in all answers of calls, records of screens and columns of reports. */
const phoneNamesInAll = (screens: Screens): ReadonlySet<string> => {
  const all = [
    ...callList.map(({ answer }) => phoneShape(answer)),
    ...[...screens.values()].flatMap(screen => {
      if (screen.type === 'records')
        return [
          screenShape(screen),
          // Parts that are kept for later are open where they are referred to: names say what is a number there.
          ...Object.values(screen.schema.$defs ?? {}).map(phoneShape),
        ];
      return screen.report ? [reportShape(screen.report)] : [];
    }),
  ];
  const earlier = [...screens.values()].flatMap(screen =>
    screen.type === 'records'
      ? Object.values(screen.fields).flatMap(field => (isPhone(field) ? field.was : []))
      : [],
  );
  return new Set([...all.flatMap(phoneNamesIn), ...earlier]);
};

/** The same, made once for the screens as they are. */
const phoneNames = (screens: Screens): ReadonlySet<string> => {
  const known = namesOf.get(screens) ?? ofScreens(screens, phoneNamesInAll);
  namesOf.set(screens, known);
  return known();
};

/** One record, or a list of them. */
const oneOrMany = (shape: PhoneShape): PhoneShape => ({ ...shape, items: shape });

/** In the records of a screen. */
export const placesOfScreen = (screens: Screens, screen: RecordScreen): PhonePlaces => ({
  shape: oneOrMany(screenShape(screen)),
  names: phoneNames(screens),
});

/** In the rows of a report. */
export const placesOfReport = (report: Report): PhonePlaces => ({
  shape: oneOrMany(reportShape(report)),
  names: new Set(),
});

/** In what a call answers; the generic store answers the records of the screen that the address names. */
export const placesOfCall = (
  screens: Screens,
  call: Call,
  params: Readonly<Record<string, unknown>> = {},
): PhonePlaces => {
  const screen = screens.get(String(params['resource']));
  const isStored = call.id.startsWith('records.') && screen?.type === 'records';
  const one = isStored ? screenShape(screen) : undefined;
  return {
    shape: one ? oneOrMany(one) : phoneShape(call.answer),
    names: phoneNames(screens),
  };
};
