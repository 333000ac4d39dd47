declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    /** Where an axis is fixed, or between which values it may be set. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    /** Entries of the font's table of names; a few are kept without being named. */
    readonly preserveNameIds?: readonly number[];
    readonly keepFeatures?: readonly string[];
  }

  /** The font with the glyphs of those characters alone. */
  const subsetFont: (font: Buffer, characters: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
