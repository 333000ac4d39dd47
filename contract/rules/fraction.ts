/** An exact number: amounts in paise times a rate must not drift by what floating point drops. */
export interface Fraction {
  readonly over: bigint;
  /** Always positive. */
  readonly under: bigint;
}

const fraction = (over: bigint, under: bigint): Fraction =>
  under < 0n ? { over: -over, under: -under } : { over, under };

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** A number as it is written in decimals: 0.1 is one tenth. Undefined for what is not a finite number. */
export const toFraction = (value: unknown): Fraction | undefined => {
  if (typeof value !== 'number') return undefined;
  const [, sign, whole, decimals = '', power = '0'] = written.exec(String(value)) ?? [];
  if (whole === undefined) return undefined;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const shift = Number(power) - decimals.length;
  return shift < 0
    ? { over: digits, under: 10n ** BigInt(-shift) }
    : { over: digits * 10n ** BigInt(shift), under: 1n };
};

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under);

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.over, a.under * b.under);

/** Undefined when the second is 0. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction | undefined =>
  b.over === 0n ? undefined : fraction(a.over * b.under, a.under * b.over);

/** With so many decimals; a half goes away from 0, as amounts are rounded everywhere in the console. */
export const rounded = ({ over, under }: Fraction, decimals: number): Fraction => {
  const scale = 10n ** BigInt(decimals);
  const scaled = (over < 0n ? -over : over) * scale;
  const whole = (2n * scaled + under) / (2n * under);
  return { over: over < 0n ? -whole : whole, under: scale };
};

/** Decimals that a number keeps on its way back: more than any amount or rate has. */
const kept = 12;

export const toNumber = (value: Fraction): number => {
  const { over } = rounded(value, kept);
  const digits = String(over < 0n ? -over : over).padStart(kept + 1, '0');
  return Number(`${over < 0n ? '-' : ''}${digits.slice(0, -kept)}.${digits.slice(-kept)}`);
};
