/**
 * Signs that nobody sees and nobody meant: control characters, zero-width spaces and joins, soft hyphens, marks of direction. A
 * joiner stays where it shapes a letter of an Indian script, or holds a picture together.
 */
const invisible =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- these are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]|(?<=[A-Za-z])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Spaces of other widths, and those that break no line. */
const spaces = /[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g;

/**
 * Text as people see it, however it was pasted: without invisible signs, letters in one form (NFC), every space a space. Prose
 * keeps its quotes.
 */
export const visibleText = (pasted: string): string =>
  pasted.normalize('NFC').replaceAll(invisible, '').replaceAll(spaces, ' ');

const singleQuotes = /[\u2018\u2019\u201B\u2032\u02BC]/g;
const doubleQuotes = /[\u201C\u201D\u201F\u2033]/g;

/** Text of one line, such as a name: `visibleText` with straight quotes, so that one name has one form. */
export const plainText = (pasted: string): string =>
  visibleText(pasted).replaceAll(singleQuotes, "'").replaceAll(doubleQuotes, '"');

/** Where the ten digits of a script begin: Devanagari, its sisters, Arabic and Persian, and wide ones. */
const zeros = [
  0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0xff10,
] as const;

/** Digits of other scripts as 0 to 9: `₹७८,०००` is `₹78,000`. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find(first => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
