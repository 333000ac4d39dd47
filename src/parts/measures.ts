/** The design's measures, once: the theme is built from them, and parts that need no component of the library use them too. */

/** Pixels. */
export const radii = { cell: 4, control: 6, card: 8, floating: 12, pill: 999 };

/** Pixels; `row` follows the density that a person chose. */
export const heights = {
  rowAction: 28,
  toolbar: 32,
  form: 36,
  signIn: 40,
  phone: 44,
  chip: 22,
  tab: 40,
  tableHead: 36,
  row: { comfortable: 40, compact: 36 },
  rowTwoLines: 52,
  topBar: 48,
  saveBar: 56,
  pager: 48,
  bulkBar: 48,
};

/** Pixels. */
export const layout = { nav: 248, rail: 56, phone: 720, tablet: 1024, wide: 1320 };

/** Milliseconds. */
export const motion = { fast: 100, base: 160, slow: 240, easing: 'cubic-bezier(.2,0,0,1)' };

export const fontFamily =
  '"Inter Variable", "Noto Sans India", "Inter Fallback", system-ui, sans-serif';
