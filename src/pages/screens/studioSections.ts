/** What of a screen is edited together, in the order of the tabs, by the keys of its file. */
export const studioSections = {
  fields: ['fields'],
  form: ['form', 'show', 'draft', 'panels', 'createAt', 'newFrom', 'newWith'],
  list: ['list', 'triage'],
  record: ['record', 'title', 'recordsAt', 'recordsAtBy'],
  rights: ['access', 'editable', 'removable', 'approval'],
  actions: ['actions'],
  rules: ['rules', 'check', 'import'],
  names: ['label', 'line', 'menu', 'route', 'was'],
} as const;

export type StudioSection = keyof typeof studioSections;

export const sectionNames = Object.keys(studioSections) as readonly StudioSection[];

/** Keys of a screen file that Studio does not set; its words say why (`studio.files`). */
export const filesOnly = [
  '$schema',
  'format',
  'resource',
  'schema',
  'extends',
  'page',
  'report',
  'data',
  'tells',
] as const;

/** The section that a place in the file belongs to; that of the fields for the form schema. */
export const sectionOf = (part: string, pointer: string): StudioSection => {
  if (part === 'schema') return 'fields';
  const [, key = ''] = pointer.split('/');
  const found = sectionNames.find(name =>
    (studioSections[name] as readonly string[]).includes(key),
  );
  return found ?? 'names';
};
