import type { Condition } from '../rules/condition.ts';
import type { Text, Tone } from './files/screenFile.ts';
import type { Fact } from './recordPage.ts';

/** What speaks against a record that somebody decides on. */
export interface Flag {
  readonly when: Condition;
  /** `{field}` in it is a value of the record. */
  readonly text: Text;
  readonly tone: Tone;
}

/** How a list is worked through one by one, with every default filled in. */
export interface Triage {
  readonly facts: readonly Fact[];
  /** Field with the day or time since when a record waits; null: the list does not tell. */
  readonly since: string | null;
  /** Actions of the screen in order, each with its letter, `A` to `Z`. */
  readonly acts: readonly { readonly name: string; readonly key: string }[];
  /** Name of a panel below the facts; null: there is none. */
  readonly panel: string | null;
  readonly flags: readonly Flag[];
}
