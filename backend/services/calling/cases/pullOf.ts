import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callMessages } from '#contract/domain/calling/callMessages.ts';
import type { Line } from '#contract/domain/lines.ts';
import type { Calling } from '../Calling.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { leadOf } from '../desk/leadOf.ts';
import { pullNext } from '../desk/pullNext.ts';

/** GET soc/pull and those of the other lines: the queue case with the lease that it is held by (T104, T106). */
export const pullOf =
  (line: Line) =>
  async (context: Calling): Promise<AnswerOf<CallOf<'soc.pull'>>> => {
    const lease = await pullNext(context, line);
    if (!lease) throw new Refusal('NOT_FOUND', callMessages.nothingToPull);
    return {
      leaseId: lease.id,
      expiresAt: lease.expiresAt.toISOString(),
      case: await leadOf(context, lease.opportunityId),
    };
  };
