import type { Reading } from './Reading.ts';
import { isMembers, type Members } from './SharedFiles.ts';

const isNote = (item: unknown): boolean => isMembers(item) && Object.hasOwn(item, 'note');

/** A layout of the form with other fields in the place of some, and without notes: those are about changing. */
const shown = (layout: unknown, instead: Members): unknown => {
  if (!Array.isArray(layout)) return layout;
  return layout
    .filter(item => !isNote(item))
    .map((item: unknown) => {
      if (typeof item === 'string') return Object.hasOwn(instead, item) ? instead[item] : item;
      if (!isMembers(item)) return shown(item, instead);
      return { ...item, of: shown(item['of'], instead) };
    });
};

const fieldsIn = (layout: unknown): readonly unknown[] => {
  if (Array.isArray(layout)) return layout.flatMap(fieldsIn);
  return isMembers(layout) ? fieldsIn(layout['of']) : [layout];
};

/** A screen file whose `show` says how the record page differs from the form, with that page in full. */
export const showLikeForm = (reading: Reading, content: unknown): unknown => {
  if (!isMembers(content) || !isMembers(content['show'])) return content;
  const { form, show } = content;
  const { instead = {}, more = [] } = content['show'];
  if (!Array.isArray(form) || !isMembers(instead) || !Array.isArray(more)) {
    if (!Array.isArray(form))
      reading.add('/show', 'There is no "form" that it could be like: write the layout out');
    return { ...content, show };
  }
  const known = fieldsIn(form);
  for (const field of Object.keys(instead))
    if (!known.includes(field))
      reading.add(`/show/instead/${field}`, `The form has no field "${field}": leave it out`);
  const like = shown(form, instead) as readonly unknown[];
  for (const index of more.keys())
    reading.move(`/show/${like.length + index}`, `/show/more/${index}`);
  return { ...content, show: [...like, ...(more as readonly unknown[])] };
};
