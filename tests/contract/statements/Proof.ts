import type { LightMyRequestResponse } from 'fastify';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';

type Answer = Promise<LightMyRequestResponse>;

/** How a statement is held: by a refusal, by words told after a call, or explained by a decision. */
export type Proof =
  | {
      readonly refused: (test: Catalogue) => Answer;
      readonly status?: number;
      readonly field?: string;
      readonly says?: string;
    }
  | {
      readonly done: (test: Catalogue) => Answer;
      /** Whether the call succeeds; the words after a failure are those for one without words of its own. */
      readonly status?: number;
      readonly told: (
        screenOf: (name: string) => RecordScreen,
        test: Catalogue,
      ) => string | undefined;
      readonly says?: string;
    }
  | { readonly decided: string };

export type Proofs = Readonly<Record<string, Proof>>;
