/** A name as it is written, or without what stands beside it to tell it from others of its name. */
export interface NameReading {
  readonly name: string;
  /** Null where the whole text is the name. */
  readonly beside: string | null;
}

/** `Aurangabad, Bihar`: what stands behind the last comma. */
const behindComma = /^(.+),([^,]+)$/s;
/** `Aurangabad (Bihar)`: what stands in brackets at the end. */
const inBrackets = /^(.+)\(([^()]+)\)$/s;

/** The readings of a cell that names something, the whole of it first. */
export const nameReadings = (text: string): readonly NameReading[] => {
  const [, name, beside] = inBrackets.exec(text) ?? behindComma.exec(text) ?? [];
  const whole = { name: text, beside: null };
  return name && beside ? [whole, { name: name.trim(), beside: beside.trim() }] : [whole];
};
