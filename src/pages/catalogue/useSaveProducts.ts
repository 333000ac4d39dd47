import type { BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putRecord } from '#dataProvider/query/put.ts';
import { mergeChanges, type Merge } from '#engine/values/mergeChanges.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import {
  idOf,
  productsOf,
  requestsFor,
  type PackageRecord,
  type Products,
  type Requests,
} from './mappedProducts.ts';

interface Input {
  /** The package that the products were made from. */
  readonly base: PackageRecord;
  readonly products: Products;
}

export type SaveResult =
  | { readonly type: 'saved'; readonly record: PackageRecord; readonly requests: Requests }
  /** Someone was first; `merge` joins what can be joined, and the person looks at it before it is saved. */
  | { readonly type: 'stale'; readonly record: PackageRecord; readonly merge: Merge };

const staleRecord = (error: unknown): PackageRecord | undefined =>
  error instanceof HttpError && error.code === 'STALE_VERSION'
    ? (error.current as PackageRecord)
    : undefined;

/** As the call takes them; what the record holds has been through the same schema. */
type ActivationParameters = BodyOf<
  CallOf<'packageProducts.activationParameters'>
>['activationParameters'];

/**
 * Saves the products of a package by the documented calls: one that maps and changes, then one that takes out. When
 * someone else changed the package first, nothing is saved and both sides are joined product by product.
 */
export const useSaveProducts = () => {
  const client = useClient();
  const queries = useQueryClient();

  const send = async ({ base, products }: Input, requests: Requests): Promise<PackageRecord> => {
    const { parametersOf, map, unmap } = requests;
    const params = { id: base.id };
    if (parametersOf !== null) {
      return client.call('packageProducts.activationParameters', {
        params,
        body: {
          productId: idOf(parametersOf),
          activationParameters: (products[parametersOf]?.activationParameters ??
            {}) as ActivationParameters,
          version: base.version,
        },
      });
    }
    const mapped =
      map.length > 0
        ? await client.call('packageProducts.create', {
            params,
            body: { products: [...map], version: base.version },
          })
        : base;
    if (unmap.length === 0) return mapped;
    return client.call('packageProducts.remove', {
      body: { packageId: base.id, productIds: [...unmap], version: mapped.version },
    });
  };

  const save = async (input: Input): Promise<SaveResult> => {
    const original = productsOf(input.base);
    const requests = requestsFor(original, input.products);
    try {
      return { type: 'saved', record: await send(input, requests), requests };
    } catch (error) {
      const record = staleRecord(error);
      if (!record) throw error;
      const theirs = productsOf(record);
      const paths = [...new Set([original, input.products, theirs].flatMap(Object.keys))];
      return {
        type: 'stale',
        record,
        merge: mergeChanges({ original, mine: input.products, theirs, paths }),
      };
    }
  };

  return useMutation({
    mutationFn: save,
    onSuccess: ({ record }) => putRecord(queries, 'packages', record),
  });
};
