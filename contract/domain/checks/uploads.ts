import type { UploadFile } from '../../model/files/screenFile.ts';

/** What may be uploaded, known by what it contains and never by its name (part 1 section 5, decision T93). */
export const uploadTypes = [
  { id: 'gif', mime: 'image/gif' },
  { id: 'jpeg', mime: 'image/jpeg' },
  { id: 'png', mime: 'image/png' },
  { id: 'pdf', mime: 'application/pdf' },
] as const satisfies readonly { id: string; mime: string }[];

/** 10 MB (decision T93). */
export const maximumUploadBytes = 10 * 1024 * 1024;

/** The rule of a document of a record. */
export const documentUpload: UploadFile = {
  accept: uploadTypes.map(({ mime }) => mime),
  maxBytes: maximumUploadBytes,
};

/** A second upload of the same document answers 409 and warns (part 1 section 5). */
export const documentExistsMessage = 'Document Already Exists!';
