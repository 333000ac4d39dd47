const codesOf = (text: string): readonly number[] =>
  Array.from(text, character => character.charCodeAt(0));

const isAt = (bytes: Uint8Array, at: number, codes: readonly number[]): boolean =>
  codes.every((code, index) => bytes[at + index] === code);

/** What begins a program or a document of its own. */
const heads = ['PK\u0003\u0004', 'MZ', '%PDF-', '#!', '\u007fELF'].map(codesOf);

/** Where the list of a ZIP archive ends; readers look for it from behind, in the last 64 kB. */
const archiveEnd = codesOf('PK\u0005\u0006');
const archiveReach = 65_557;

/** What a careless reader takes for a page or a program: a tag, in any letter case. */
const tag = /^<(?:script|svg|html|iframe|\?php|!doctype)\b|^<\?php/i;

const tagAt = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0x3c && tag.test(String.fromCharCode(...bytes.subarray(at, at + 12)));

/**
 * Whether what stands behind the end of a picture is a page, a program, a document or an archive. The film of a motion photo,
 * a second picture or a camera's notes are none of these.
 */
export const hasSecondFile = (behind: Uint8Array): boolean => {
  if (heads.some(head => isAt(behind, 0, head))) return true;
  const reach = behind.length - archiveReach;
  return behind.some(
    (_byte, at) => tagAt(behind, at) || (at >= reach && isAt(behind, at, archiveEnd)),
  );
};
