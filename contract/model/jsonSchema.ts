import type { Condition } from '../rules/condition.ts';

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/** What the cases of an object (`if`, dependencies, alternatives) put on one of its properties. */
export interface SchemaCase {
  readonly visible: Condition;
  readonly required: Condition;
  /** When each value of `enum` may be chosen, in its order; absent: always. */
  readonly offered?: readonly Condition[];
}

/** The part of JSON Schema 2020-12 that record schemas use once they are read (`readRecordSchema`). */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  /** Only where a schema holds itself or would be too much: everything else is put in its place when the file is read. */
  readonly $ref?: string;
  /** Only in what the form draws: as `$ref`, for a part that is not drawn before it is opened. */
  readonly later?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  /** In Hindi what the schema itself says in English (`schemaInHindi`). */
  readonly hi?: {
    readonly title?: string;
    readonly description?: string;
    readonly enumNames?: readonly string[];
  };
  readonly title?: string;
  readonly description?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly format?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  /** Names of the values of `enum`, in its order. */
  readonly enumNames?: readonly string[];
  readonly const?: string | number | boolean | null;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  /** Only what cannot be merged: conditions, alternatives, a second pattern. */
  readonly allOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: Readonly<Record<string, JsonSchema>>;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly unevaluatedProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly unevaluatedItems?: boolean | JsonSchema;
  readonly contains?: JsonSchema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly default?: unknown;
  /** What a person may write here, shown in a refusal. */
  readonly examples?: readonly unknown[];
  readonly readOnly?: boolean;
  /** Not of JSON Schema, added when the file is read: by property, what the cases of an object put on it. */
  readonly cases?: Readonly<Record<string, SchemaCase>>;
  /** Added too: alternatives that only what is filled in tells apart, which the form heads with their titles. */
  readonly alternatives?: readonly { readonly title: string; readonly names: readonly string[] }[];
  /** Added too: the value has a form of its own, drawn out of its schema. */
  readonly isShape?: true;
}
