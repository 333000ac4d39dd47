import type { Text } from '../types.ts';
import type { NewKind } from './newKinds.ts';

/** One field of a new screen. */
export interface FieldPlan {
  readonly name: string;
  readonly kind: NewKind;
  readonly isRequired: boolean;
  readonly label: Text;
  /** Values to choose from; [] for other kinds. */
  readonly options: readonly string[];
  /** The screen that a reference leads to; '' for other kinds. */
  readonly to: string;
  /** Least and most of a number, of the length of a text; {} where the kind alone says. */
  readonly bounds: { readonly min?: number; readonly max?: number };
  /** The fields of each entry of a list; [] for other kinds. */
  readonly of: readonly FieldPlan[];
  /** The date that this one must not precede; '' for none. */
  readonly notBefore: string;
}

/** All that `npm run new screen` asks for. */
export interface ScreenPlan {
  readonly resource: string;
  readonly one: Text;
  readonly other: Text;
  readonly group: string;
  readonly icon: string;
  /** Place in the menu group; undefined: the first that is free. */
  readonly order: number | undefined;
  /** Roles that may do everything, in the order given. */
  readonly keepers: readonly string[];
  /** Roles that may look, or `signed-in` for everyone; [] for nobody else. */
  readonly readers: readonly string[];
  readonly fields: readonly FieldPlan[];
  /** The record tells who made it, who changed it last, and when. */
  readonly tellsWho: boolean;
}

/** Something in the request that cannot be done; the message says what to do instead. */
export class NewScreenRefused extends Error {
  override name = 'NewScreenRefused';
}
