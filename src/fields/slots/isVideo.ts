import type { UploadFile } from '#contract/model/types.ts';

/** Whether a place takes videos; the address of an upload does not tell what it is. */
export const takesVideo = ({ accept }: UploadFile): boolean =>
  accept.some(type => type.startsWith('video/'));

/** Whether the field of a slot holds videos. */
export const isVideoField = (path: string): boolean => path.startsWith('video_url_');
