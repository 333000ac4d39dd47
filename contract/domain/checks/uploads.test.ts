import { describe, expect, it } from 'vitest';
import { readMediaFacts } from '../files/readMediaFacts.ts';
import { uploadFault } from '../files/uploadFault.ts';
import { documentUpload, maximumUploadBytes, uploadTypes } from './uploads.ts';

const textHead = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));

describe('T93 uploads', () => {
  it('allows four types', () => {
    expect(uploadTypes.map(type => type.id)).toEqual(['gif', 'jpeg', 'png', 'pdf']);
  });

  const page = '%PDF-1.7 %%EOF';
  it.each([
    ['a pdf of 10 MB', page, maximumUploadBytes, undefined],
    [
      'a byte more',
      page,
      maximumUploadBytes + 1,
      'The file has 10.1 MB. At most 10 MB are allowed',
    ],
    ['nothing', '', 0, 'The file is empty'],
    ['an SVG', '<svg xmln', 100, /^This is not a GIF, JPEG, PNG, PDF file/],
    ['a page', '<!doctype', 100, /^This is not a GIF, JPEG, PNG, PDF file/],
    ['two bytes', 'GI', 2, /^This is not a GIF, JPEG, PNG, PDF file/],
  ])('%s', async (_title, head, size, expected) => {
    const fault = uploadFault(
      { facts: await readMediaFacts(textHead(head)), size },
      documentUpload,
    );
    if (expected === undefined) expect(fault).toBeUndefined();
    else if (typeof expected === 'string') expect(fault?.en).toBe(expected);
    else expect(fault?.en).toMatch(expected);
  });
});
