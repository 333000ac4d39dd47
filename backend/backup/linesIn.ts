import type { Readable } from 'node:stream';

const lineFeed = 10;

/**
 * The lines of a text, each as a whole. Not `readline`: it looks through a long line again with each piece that comes, so that a row with a
 * file of 20 MB takes minutes; and what ends a line is a line feed alone, not what people typed (U+2028).
 */
export async function* linesIn(file: Readable): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  const whole = (): string => {
    const line = Buffer.concat(begun).toString('utf8');
    begun = [];
    return line;
  };
  for await (const chunk of file as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      begun.push(chunk.subarray(from, at));
      yield whole();
      from = at + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield whole();
}
