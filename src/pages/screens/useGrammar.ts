import { use } from 'react';
import type { JsonSchema } from '#contract/model/types.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

/** The grammar of screen files, from which Studio draws its forms. */
export interface Grammar {
  readonly $defs: Properties;
  /** Keys of a screen file. */
  readonly keys: Properties;
}

interface Written {
  readonly $defs: Properties;
  readonly allOf: readonly { readonly else?: { readonly properties?: Properties } }[];
}

/** The grammar as editors of files have it; the first branch is of files that extend no other. */
export const grammarOf = ({ $defs, allOf }: Written): Grammar => ({
  $defs,
  keys: allOf.find(({ else: whole }) => whole?.properties)?.else?.properties ?? {},
});

let grammar: Promise<Grammar> | undefined;

/** Fetched with the first part that is opened; waits for it (Suspense). */
export const useGrammar = (): Grammar => {
  grammar ??= import('#contract/model/resource.meta.schema.json').then(file =>
    grammarOf(file.default as unknown as Written),
  );
  return use(grammar);
};
