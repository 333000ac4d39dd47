import { asc, eq } from 'drizzle-orm';
import {
  caseStatuses,
  opportunityStages,
  paymentModes,
  reasonCategories,
} from '../../database/schema/index.ts';
import type { Services } from '../../calls/Context.ts';
import type { Labelled } from '#contract/domain/enumeration.ts';

type Read = (db: Services['db']) => Promise<readonly Labelled[]>;

/** Choices that a company keeps in its database, in the order in which people are offered them. */
export const storedChoices = {
  caseStatuses: db =>
    db
      .select({ id: caseStatuses.id, label: caseStatuses.name })
      .from(caseStatuses)
      .orderBy(asc(caseStatuses.sortOrder), asc(caseStatuses.id)),
  opportunityStages: db =>
    db
      .select({ id: opportunityStages.id, label: opportunityStages.name })
      .from(opportunityStages)
      .orderBy(asc(opportunityStages.sortOrder), asc(opportunityStages.id)),
  paymentModes: db =>
    db
      .select({ id: paymentModes.id, label: paymentModes.name })
      .from(paymentModes)
      .where(eq(paymentModes.isActive, true))
      .orderBy(asc(paymentModes.id)),
  reasonCategories: db =>
    db
      .select({ id: reasonCategories.id, label: reasonCategories.name })
      .from(reasonCategories)
      .orderBy(asc(reasonCategories.sortOrder), asc(reasonCategories.id)),
} as const satisfies Record<string, Read>;

export type StoredChoiceName = keyof typeof storedChoices;
