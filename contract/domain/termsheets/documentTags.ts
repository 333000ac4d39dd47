import type { Text } from '../../model/types.ts';

export const compulsoryTagsMessage = 'Tags Tags are compulsory';

/** Whether a refusal of termsheet document tags is passed over: exactly this text, no other (decision T95). */
export const isToleratedTagError = (message: string): boolean => message === compulsoryTagsMessage;

/** What a document of a termsheet may be said to be; nobody has to say it (decision record 0201). */
export const documentTags = [
  { value: 'signed-termsheet', label: { en: 'Signed termsheet', hi: 'हस्ताक्षरित टर्मशीट' } },
  { value: 'purchase-order', label: { en: 'Purchase order', hi: 'क्रय आदेश' } },
  { value: 'approval', label: { en: 'Approval of the client', hi: 'ग्राहक की मंज़ूरी' } },
  { value: 'other', label: { en: 'Something else', hi: 'कुछ और' } },
] as const satisfies readonly { value: string; label: Text }[];

/** The label of a tag; one that another system wrote stands as it came. */
export const tagLabel = (tag: string): Text =>
  documentTags.find(({ value }) => value === tag)?.label ?? { en: tag, hi: tag };
