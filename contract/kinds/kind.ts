import type { JsonType } from '../model/jsonSchema.ts';
import type { Option } from '../model/screen.ts';
import type { Language, Text } from '../model/files/screenFile.ts';
import type { Operator } from '../rules/condition.ts';
import type { KindName } from './kindNames.ts';

/** What a kind may need besides the value. */
export interface KindContext {
  readonly language: Language;
  /** Options of the field; [] when it has none. */
  readonly options: readonly Option[];
}

export type Parsed<Value> = { readonly value: Value | null } | { readonly error: Text };

/**
 * The pure half of a field kind, for cells, exports, imports, filters and pasted text. The visual half is in
 * `src/fields/<kind>`. The suite `tests/conformance/kinds.test.ts` runs every example of every kind, and what it refuses (`tests/support/refusedByKind.ts`).
 */
export interface Kind<Value = unknown> {
  readonly name: KindName;
  /** Types a schema may give a field of this kind. */
  readonly jsonTypes: readonly JsonType[];
  /** Operators of conditions and filters; `changed` fits every kind. */
  readonly operators: readonly Operator[];
  readonly align: 'start' | 'end';
  /** Shown for a missing value: '-', or '--' for counts and amounts (T86). */
  readonly missing: '-' | '--';
  /**
   * What a text is for it: `words` keep the digits of their script, `prose` its quotes, too, and `exact` text is left as it is.
   * Default: figures, which may be in any script.
   */
  readonly writes?: 'words' | 'prose' | 'exact';
  /** Reads text as `readText` cleans it; text of white space only is the missing value. */
  parse(input: string, context: KindContext): Parsed<Value>;
  /** Writes a value of the kind's types; `parse` reads it back. `formatValue` takes any stored value. */
  format(value: Value, context: KindContext): string;
  /** What is wrong with a stored value beyond what its schema tells; absent where nothing is. */
  readonly faultOf?: (value: unknown) => Text | undefined;
}

type KindParts<Value> = Omit<Kind<Value>, 'parse'> & {
  /** Reads trimmed text that is not empty. */
  readonly read: (text: string, context: KindContext) => Parsed<Value>;
};

/** Makes a kind of its parts: the missing value is handled here, once for all kinds. */
export const defineKind = <Value>({ read, ...kind }: KindParts<Value>): Kind<Value> => ({
  ...kind,
  parse: (input, context) => {
    const text = input.trim();
    return text === '' ? { value: null } : read(text, context);
  },
});

export const textOperators: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'contains', 'empty'];
export const chosenOperators: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'empty'];
export const orderedOperators: readonly Operator[] = [...chosenOperators, 'lt', 'lte', 'gt', 'gte'];
export const listOperators: readonly Operator[] = ['has', 'empty'];
