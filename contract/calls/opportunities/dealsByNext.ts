import Type from 'typebox';
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { nextSteps, turns } from '../../domain/opportunities/nextStep.ts';
import { rowId } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { orNone } from '../orNone.ts';

/** What the deals that someone works wait for (decision record 0090). */
export const dealsByNextCalls = [
  defineCall({
    id: 'opportunities.byNext',
    method: 'GET',
    path: '/console/v1/deals-by-next',
    kind: 'read',
    access: clientWriters,
    summary: 'The deals that the person works themselves, by what comes next on them',
    source: 'decision record 0090',
    answer: Type.Object({
      /** In the order of a sale; without those that nothing is left to do on. */
      results: Type.Array(
        Type.Object({
          step: Type.Enum([...nextSteps]),
          turn: Type.Enum([...turns]),
          /** As many as the list narrowed by `nextOfMine` has. */
          count: Type.Integer({ minimum: 1 }),
          /** Those that have waited longest. */
          deals: Type.Array(
            Type.Object({
              id: rowId,
              name: Type.String(),
              since: orNone(Type.String({ format: 'date-time' })),
            }),
          ),
        }),
      ),
    }),
  }),
] as const;
