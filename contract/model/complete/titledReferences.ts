import type { ActionFile, FieldFile, ReferenceFile, ScreenFile } from '../files/screenFile.ts';

/** The field that stands for a record of another screen; undefined where nothing does. */
export type TitleOf = (resource: string) => string | undefined;

interface Referring {
  readonly reference?: ReferenceFile;
}

const titled = <Of extends Referring>(of: Of, titleOf: TitleOf): Of => {
  const { reference } = of;
  if (reference === undefined || reference.title !== undefined) return of;
  const title = titleOf(reference.to);
  return title === undefined ? of : { ...of, reference: { ...reference, title } };
};

const mapped = <Of>(entries: Readonly<Record<string, Of>>, change: (one: Of) => Of) =>
  Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, change(one)]));

const titledAction = (action: ActionFile, titleOf: TitleOf): ActionFile =>
  action.ask ? { ...action, ask: action.ask.map(ask => titled(ask, titleOf)) } : action;

/** A screen file whose references show the title of the screen that they lead to, where they name no other field of it. */
export const titledReferences = (file: ScreenFile, titleOf: TitleOf): ScreenFile => ({
  ...file,
  ...(file.fields && {
    fields: mapped<FieldFile>(file.fields, field => titled(field, titleOf)),
  }),
  ...(file.actions && {
    actions: mapped<ActionFile>(file.actions, action => titledAction(action, titleOf)),
  }),
});
