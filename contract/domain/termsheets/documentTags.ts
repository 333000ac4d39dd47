export const compulsoryTagsMessage = 'Tags Tags are compulsory';

/** Whether a refusal of termsheet document tags is passed over: exactly this text, no other (decision T95). */
export const isToleratedTagError = (message: string): boolean => message === compulsoryTagsMessage;
