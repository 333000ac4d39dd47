/** The smallest files of each type, as far as anything of ours looks at them. */
export const text = (words: string): Uint8Array => new TextEncoder().encode(words);

const four = (value: number): readonly number[] => [
  (value >>> 24) & 255,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const two = (value: number): readonly number[] => [(value >>> 8) & 255, value & 255];

const joined = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(part => [...part]));

export const png = (width: number, height: number): Uint8Array =>
  joined(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    four(13),
    text('IHDR'),
    four(width),
    four(height),
    [8, 6, 0, 0, 0, 0, 0, 0, 0],
    four(0),
    text('IEND'),
    four(0xae426082),
  );

export const jpeg = (width: number, height: number): Uint8Array =>
  joined(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    text('JFIF\0'),
    [1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xc0, 0, 17, 8],
    two(height),
    two(width),
    [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xd9],
  );

export const gif = (width: number, height: number): Uint8Array =>
  joined(text('GIF89a'), [width & 255, width >>> 8, height & 255, height >>> 8, 0, 0, 0, 0x3b]);

export const pdf = (): Uint8Array => text('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
