import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readNow } from '#dataProvider/query/readAgain.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import type { ShareChannel, ShareKind } from '#contract/domain/sharing/shareKinds.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { sendOnce } from '#parts/fetching/sendOnce.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import type { Sharing } from './shareFields.ts';

/** What the sheet was opened for. */
export interface ShareSubject {
  readonly opportunityId: number;
  /** The milestone that it begins with. */
  readonly milestoneId?: number;
  /** A link that is there already, with what the client pays by it (paise) and until when. */
  readonly link?: {
    readonly id: number;
    readonly amount: number;
    readonly tdsPercentage: number;
    readonly expiresAt: string | null;
  };
}

/** What is sent, as it was read from the fields. */
export interface Wanted {
  readonly kind: ShareKind;
  readonly channel: ShareChannel;
  readonly contactId: number | undefined;
  readonly address: string | undefined;
  readonly note: string | undefined;
  readonly milestoneId: number | undefined;
  /** Paise, with GST. */
  readonly amount: number | undefined;
  readonly tdsPercentage: number | undefined;
  readonly pincode: string | undefined;
  readonly packageIds: readonly number[];
}

/** Without the fields that have no value: a call refuses them or clears by them. */
const given = <Fields extends Record<string, unknown>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

const key = (id: number) => callKey('sharing.get', id);

/** What can go out of a deal, and what went out before; it is read again as a client opens, pays or lets it expire. */
export const useSharing = (id: number) => {
  const client = useClient();
  return useQuery({
    queryKey: key(id),
    queryFn: ({ signal }) => client.call('sharing.get', { params: { id }, signal, isFresh: true }),
    gcTime: 0,
  });
};

/** Sends it by the call of its kind and line (part 3 section 7). */
export const useSend = (subject: ShareSubject, sharing: Sharing, onSent: () => void) => {
  const client = useClient();
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  const headers = { 'x-surface': 'action' };
  const { opportunityId, link } = subject;
  return useMutation({
    mutationFn: (wanted: Wanted) => {
      const { contactId, channel, address, note } = wanted;
      const sending = { channel, ...given({ contactId, address, note }) };
      return sendOnce(client, (http, idempotencyKey): Promise<{ message: string }> => {
        if (link)
          return http.call('paymentLinks.share', {
            query: { paymentLinkId: link.id, ...sending },
            idempotencyKey,
            headers,
          });
        if (wanted.kind === 'details')
          return http.call('packages.shareDetails', {
            body: { opportunityId, packageIds: [...wanted.packageIds], ...sending },
            idempotencyKey,
            headers,
          });
        const { milestoneId, amount, tdsPercentage, pincode } = wanted;
        return http.call(
          sharing.line === 'tenant' ? 'opportunities.shareTenantLink' : 'opportunities.shareLink',
          {
            body: {
              opportunityId,
              ...sending,
              ...given({ milestoneId, amount, tdsPercentage, pincode }),
            },
            idempotencyKey,
            headers,
          },
        );
      });
    },
    onSuccess: async ({ message }) => {
      snackbar('success', message);
      await readNow(queries);
      onSent();
    },
  });
};
