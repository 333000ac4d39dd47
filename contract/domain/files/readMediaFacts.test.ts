import { describe, expect, it } from 'vitest';
import type { UploadFile } from '../../model/files/screenFile.ts';
import { readMediaFacts } from './readMediaFacts.ts';
import { uploadFault } from './uploadFault.ts';

type Part = string | readonly number[] | Uint8Array;

const bytesOf = (...parts: readonly Part[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap(part =>
      typeof part === 'string' ? Array.from(part, one => one.charCodeAt(0)) : [...part],
    ),
  );

const two = (value: number) => [value >> 8, value & 255];

/** The first box of a file of the ISO family: HEIC, AVIF, MP4 and MOV differ in its brand alone. */
const boxed = (brand: string, ...others: string[]): Uint8Array =>
  bytesOf([0, 0, 0, 16 + 4 * others.length], 'ftyp', brand, [0, 0, 0, 0], ...others, [
    ...new Uint8Array(64),
  ]);

/** The notes of a camera that say how it was held. */
const held = (orientation: number): Part[] => [
  [0xff, 0xe1, ...two(34)],
  'Exif',
  [0, 0],
  'MM',
  [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
];

const photo = (width: number, height: number, notes: readonly Part[] = []): Uint8Array =>
  bytesOf(
    [0xff, 0xd8],
    ...notes,
    [0xff, 0xe0, 0, 16],
    'JFIF',
    [0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xc0, 0, 17, 8, ...two(height), ...two(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
    // A scan whose data has a stuffed mark and a restart in it, as real ones do.
    [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56],
    [0xff, 0xd9],
  );

const still = bytesOf(
  [0x89],
  'PNG\r\n',
  [0x1a, 0x0a, 0, 0, 0, 13],
  'IHDR',
  [0, 0, 0, 40, 0, 0, 0, 30, 8, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  'IEND',
  [0xae, 0x42, 0x60, 0x82],
);

const animation = bytesOf(
  'GIF89a',
  [20, 0, 10, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6],
  [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
  [0x2c, 0, 0, 0, 0, 20, 0, 10, 0, 0, 2, 2, 0x4c, 1, 0],
  [0x3b],
);

const picture: UploadFile = { accept: ['image/png', 'image/jpeg'], maxBytes: 10_000 };
const film: UploadFile = { accept: ['video/mp4', 'video/webm'], maxBytes: 10_000 };
const paper: UploadFile = { accept: ['application/pdf'], maxBytes: 10_000 };

const words = async (bytes: Uint8Array, rule: UploadFile) =>
  uploadFault({ size: bytes.length, facts: await readMediaFacts(bytes) }, rule)?.en;

describe('a file is what it contains', () => {
  it.each<[string, Uint8Array, UploadFile, string]>([
    ['a HEIC', boxed('heic', 'mif1'), picture, 'This is a HEIC photo; save it as JPEG'],
    [
      'a HEIC as a film',
      boxed('heic'),
      film,
      'This is a HEIC photo; only MP4, WEBM can be uploaded here',
    ],
    ['a burst of HEIC', boxed('hevc'), picture, 'This is a HEIC photo; save it as JPEG'],
    ['an AVIF', boxed('avif', 'mif1'), picture, 'This is an AVIF photo; save it as JPEG'],
    [
      'an AVIF as a film',
      boxed('avif'),
      film,
      'This is an AVIF photo; only MP4, WEBM can be uploaded here',
    ],
    ['a film of an iPhone', boxed('qt  '), film, 'This is a MOV video; save it as MP4'],
    [
      'a song',
      boxed('M4A '),
      film,
      'This is an M4A sound file; only MP4, WEBM can be uploaded here',
    ],
    [
      'a film for a picture',
      boxed('isom'),
      picture,
      'This is an MP4 video; only PNG, JPEG can be uploaded here',
    ],
    [
      'a WebP',
      bytesOf('RIFF', [26, 0, 0, 0], 'WEBPVP8L'),
      picture,
      'This is a WEBP picture; save it as JPEG',
    ],
    [
      'a ZIP',
      bytesOf('PK\x03\x04', [...new Uint8Array(40)]),
      paper,
      'This is a ZIP file; only PDF can be uploaded here',
    ],
    [
      'words',
      bytesOf('nothing of the kind'),
      picture,
      'This is not a PNG, JPEG file, even if its name says so',
    ],
  ])('%s', async (_title, bytes, rule, expected) => {
    expect(await words(bytes, rule)).toBe(expected);
  });

  it.each(['isom', 'mp42', 'iso5', 'M4V '])('a film of the brand %s is an MP4', async brand => {
    expect(await words(boxed(brand), film)).toBeUndefined();
  });
});

describe('a photo', () => {
  it.each([
    [1, 400, 300],
    [3, 400, 300],
    [6, 300, 400],
    [8, 300, 400],
  ])('held as %i stands %i × %i', async (orientation, width, height) => {
    expect(await readMediaFacts(photo(400, 300, held(orientation)))).toEqual({
      type: 'image/jpeg',
      name: 'JPEG',
      width,
      height,
    });
  });

  it('is judged by the sides that are shown', async () => {
    const tall: UploadFile = { ...picture, height: { min: 400 } };
    expect(await words(photo(400, 300, held(6)), tall)).toBeUndefined();
    expect(await words(photo(400, 300), tall)).toMatch(/^The height is 300 px/);
  });

  it.each<[string, Uint8Array, Part]>([
    ['a film, as motion photos have it', photo(40, 30), boxed('mp42')],
    ['a second photo', photo(40, 30), photo(10, 10)],
    ['notes of a camera', photo(40, 30), 'SEFHe\0\0\0SEFT'],
    ['zeros', still, [0, 0, 0, 0]],
    ['a line', animation, '\r\n'],
  ])('with %s behind its end is a photo', async (_title, whole, behind) => {
    const facts = await readMediaFacts(bytesOf(whole, behind));
    expect(facts).toEqual(await readMediaFacts(whole));
    expect(facts?.fault).toBeUndefined();
  });

  it.each<[string, Uint8Array, Part]>([
    ['a page', still, '<script>alert(1)</script>'],
    ['a page after a line', photo(40, 30), '\n<!DOCTYPE html>'],
    ['an archive', animation, 'PK\x03\x04'],
    ['the end of an archive', photo(40, 30), bytesOf('stored', 'PK\x05\x06', new Uint8Array(18))],
    ['a program', still, 'MZ\x90'],
    ['a document', still, '%PDF-1.7'],
  ])('with %s behind its end is refused', async (_title, whole, behind) => {
    expect(
      await words(bytesOf(whole, behind), {
        ...picture,
        accept: ['image/png', 'image/jpeg', 'image/gif'],
      }),
    ).toMatch(/^Behind the end of this (PNG|JPEG|GIF) file is another file/);
  });

  it.each<[string, Uint8Array]>([
    ['JPEG', photo(40, 30).slice(0, -2)],
    ['JPEG', photo(40, 30).slice(0, 30)],
    ['PNG', still.slice(0, -1)],
    ['PNG', still.slice(0, 24)],
  ])('that is a part of a %s is told so', async (type, bytes) => {
    expect(await words(bytes, picture)).toBe(
      `This ${type} file is damaged or not all of it is there; save it again`,
    );
  });
});
