/** A way to spoil the sound screen file of `checkScreen.fixture.ts`, and the fault that must be found. */
export interface FaultyRow {
  /** Where the sound file is spoiled. */
  readonly at: string;
  readonly value: unknown;
  /** Where the fault is expected, when not at the same place. */
  readonly pointer?: string;
  readonly message: string;
  readonly suggestion?: string;
}
