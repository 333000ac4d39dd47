import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { linesIn } from './linesIn.ts';

const linesOf = async (...chunks: (string | Buffer)[]): Promise<string[]> => {
  const lines: string[] = [];
  const file = Readable.from(chunks.map(chunk => Buffer.from(chunk)));
  for await (const line of linesIn(file)) lines.push(line);
  return lines;
};

const half = Buffer.from('क');

it.each<[string, (string | Buffer)[], string[]]>([
  ['over pieces', ['a', 'b\nc', '\n'], ['ab', 'c']],
  ['without an end', ['a\nb'], ['a', 'b']],
  ['that are empty', ['\n\n'], ['', '']],
  ['with characters that end lines elsewhere', ['a\u2028b\u2029c\rd\n'], ['a\u2028b\u2029c\rd']],
  ['with a letter that comes in two pieces', [half.subarray(0, 1), half.subarray(1), '\n'], ['क']],
  ['of nothing', [], []],
])('are read %s', async (_about, chunks, lines) => {
  expect(await linesOf(...chunks)).toEqual(lines);
});
