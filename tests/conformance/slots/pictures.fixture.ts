import { crc32, deflateSync } from 'node:zlib';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A chunk of a PNG with its check sum. */
export const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
};

interface PngParts {
  /** The unpacked pixels; those of the size unless given. */
  readonly pixels?: Uint8Array;
  readonly more?: readonly Buffer[];
}

/** A grey PNG that every reader takes, or one that says one thing in its head and holds another. */
export const realPng = (
  width: number,
  height: number,
  { pixels, more = [] }: PngParts = {},
): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  const packed = deflateSync(pixels ?? Buffer.alloc((width + 1) * height, 0));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    ...more,
    pngChunk('IDAT', packed),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};
