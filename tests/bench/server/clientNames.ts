/* Names of the clients of the bench: made of parts, so that one is found by its words as people are. */

export const firstParts = 'Aa Bha Cha De Esh Fa Ga Ha In Ja Ka La Ma Na Om Pra Ra Sa Ta Va'.split(
  ' ',
);
export const secondParts =
  'rav vesh ndra pak wari tima uri rish dira ya vita lit dhav kul kar bha jesh chin rini run'.split(
    ' ',
  );
export const lastParts =
  'Shar Ver Iyen Khan Bos Pat Red Nai Men Rao Gup Jos Kul Des Mis Sin Tri Cha Pil Dut'.split(' ');
export const endParts =
  'ma wal gar deep war kar nath san da esh ty la hi ri pur wad der ni ta am'.split(' ');

const at = (list: readonly string[], number: number): string =>
  list[Math.floor(number) % list.length] ?? '';

/** The name that the data has for a number. */
export const clientName = (number: number): string =>
  `${at(firstParts, number)}${at(secondParts, number / 20)} ${at(lastParts, number / 7)}${at(endParts, number / 140)}`;
