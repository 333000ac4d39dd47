import { describe, expect, it } from 'vitest';
import { checkUpload, maximumUploadBytes, uploadTypeOf, uploadTypes } from './uploads.ts';

const textHead = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));

describe('T93 uploads', () => {
  it('allows four types, each known by its own first bytes', () => {
    expect(uploadTypes.map(type => type.id)).toEqual(['gif', 'jpeg', 'png', 'pdf']);
    for (const type of uploadTypes)
      expect(uploadTypeOf(Uint8Array.from(type.begins))).toBe(type.id);
  });

  it.each([
    ['a pdf of 10 MB', textHead('%PDF-1.7'), maximumUploadBytes, undefined],
    ['a byte more', textHead('%PDF-1.7'), maximumUploadBytes + 1, 'The file is larger than 10 MB'],
    ['nothing', textHead(''), 0, 'The file is empty'],
    ['an SVG', textHead('<svg xmln'), 100, 'Only gif, jpeg, png and pdf files can be uploaded'],
    ['a page', textHead('<!doctype'), 100, 'Only gif, jpeg, png and pdf files can be uploaded'],
    ['two bytes', textHead('GI'), 2, 'Only gif, jpeg, png and pdf files can be uploaded'],
  ])('%s', (_title, head, size, expected) => {
    expect(checkUpload({ head, size })).toBe(expected);
  });
});
