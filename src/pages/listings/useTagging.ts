import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';

/** Tags listings of a seller to a bought product, and reads again what is left. */
export const useTagging = (uuid: string, onTagged: () => void) => {
  const client = useClient();
  const snackbar = useSnackbar();
  const translate = useTranslate();
  return useMutation({
    mutationFn: (body: BodyOf<CallOf<'listings.tag'>>) =>
      client.call('listings.tag', { query: { profileUuid: uuid }, body }),
    onSuccess: ({ productName }, { listingIds }) => {
      snackbar('success', undefined, {
        detail: translate('listings.tagged', {
          smart_count: listingIds.length,
          product: productName,
        }),
      });
      onTagged();
    },
  });
};
