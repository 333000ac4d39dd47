import { Refusal } from '../../../calls/Refusal.ts';
import { tellSlots } from '../../../policies/slotSecrets.ts';
import type { SlotContext } from './kinds/SlotContext.ts';

/**
 * A verb of slots whose answer, and whose record in a refusal, is what the person may see. Inside, rules look at whole
 * slots; a field that was not shown and is not sent keeps its value.
 */
export const keepingSecrets =
  <Asked extends Pick<SlotContext, 'db' | 'actor'>, Answer>(
    verb: (context: Asked) => Promise<Answer>,
  ) =>
  async (context: Asked): Promise<Answer> => {
    try {
      return await tellSlots(context, await verb(context));
    } catch (error) {
      if (!(error instanceof Refusal) || error.details.current === undefined) throw error;
      const current = await tellSlots(context, error.details.current);
      throw new Refusal(error.code, error, { ...error.details, current });
    }
  };
