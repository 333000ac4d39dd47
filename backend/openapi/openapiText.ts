import type { Call } from '#contract/calls/call.ts';
import type { Product } from '#contract/domain/fillProduct.ts';
import { ofScreens } from '../screens/followScreens.ts';
import type { Screens } from '../screens/readScreens.ts';
import { readExamples } from './Examples.ts';
import { openapi } from './openapi.ts';

/** The document as it is sent: written when it is first asked for, and again once there are other screens. */
export const openapiText = (
  calls: readonly Call[],
  product: Product,
  screens: Screens,
  isForAnyone: boolean,
): (() => Promise<string>) =>
  ofScreens(screens, async now =>
    JSON.stringify(openapi(calls, product, now, { isForAnyone, examples: await readExamples() })),
  );
