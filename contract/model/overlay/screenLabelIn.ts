import { isMembers } from '../written/SharedFiles.ts';

const english = (text: unknown): string | undefined => {
  if (isMembers(text)) return english(text['en']);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

const several = (naming: unknown): string | undefined => {
  if (Array.isArray(naming)) return english(naming[1]);
  if (!isMembers(naming)) return undefined;
  return 'other' in naming ? english(naming['other']) : several(naming['en']);
};

/** What a screen file as it is written calls several of its records, in English; its resource where it does not say so. */
export const screenLabelIn = (content: unknown): string => {
  if (!isMembers(content)) return '';
  const { label, resource } = content;
  return several(label) ?? (typeof resource === 'string' ? resource : '');
};
