import { titleOf } from '#contract/model/complete/completeField.ts';
import type { DraftField } from './screenDraft.ts';

/** What a field of a draft is called, in English. */
export const titleOfField = ({ name, property, keys }: DraftField): string => {
  const label = keys['label'];
  if (typeof label === 'string') return label;
  const en =
    typeof label === 'object' && label !== null ? (label as { en?: unknown }).en : undefined;
  return typeof en === 'string' ? en : titleOf(name, property).en;
};
