/** What may be uploaded, known by its first bytes and never by its name (part 1 section 5, decision T93). */
export const uploadTypes = [
  { id: 'gif', mime: 'image/gif', begins: [0x47, 0x49, 0x46, 0x38] },
  { id: 'jpeg', mime: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { id: 'png', mime: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { id: 'pdf', mime: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const satisfies readonly { id: string; mime: string; begins: readonly number[] }[];

export type UploadType = (typeof uploadTypes)[number]['id'];

/** 10 MB (decision T93). */
export const maximumUploadBytes = 10 * 1024 * 1024;

/** A second upload of the same document answers 409 and warns (part 1 section 5). */
export const documentExistsMessage = 'Document Already Exists!';

/** The type that the first bytes of a file tell; undefined for every other kind of file. */
export const uploadTypeOf = (head: Uint8Array): UploadType | undefined =>
  uploadTypes.find(({ begins }) => begins.every((byte, index) => head[index] === byte))?.id;

/** The message when a file may not be uploaded. `head` is at least its first 8 bytes. */
export const checkUpload = (file: { size: number; head: Uint8Array }): string | undefined => {
  if (file.size === 0) return 'The file is empty';
  if (file.size > maximumUploadBytes) return 'The file is larger than 10 MB';
  return uploadTypeOf(file.head) ? undefined : 'Only gif, jpeg, png and pdf files can be uploaded';
};
