import type { Call } from '#contract/calls/call.ts';
import type { Product } from '#contract/domain/fillProduct.ts';
import type { Screens } from '../screens/readScreens.ts';
import { openapi } from './openapi.ts';

/** The document as it is sent: written when it is first asked for, and again once development has other screens. */
export const openapiText = (calls: readonly Call[], product: Product, screens: Screens) => {
  let made: { readonly of: unknown; readonly text: string } | undefined;
  return (): string => {
    // All screens are other objects then.
    const of = [...screens.values()].at(-1);
    if (made?.of !== of || !made)
      made = { of, text: JSON.stringify(openapi(calls, product, screens)) };
    return made.text;
  };
};
