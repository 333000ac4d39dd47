import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { isCoveredBy } from '#contract/domain/approvals/approvalContent.ts';
import type { Verb } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { approvalRequests as r } from '../../../database/schema/index.ts';
import { asPackageContent } from '../contentOf.ts';
import { namesOf } from './pathPeople.ts';
import { plannedPath } from './plannedPath.ts';
import { subjectToAsk, type Subject } from '../subjectToAsk.ts';
import { typicalHours } from './typicalHours.ts';

/** The newest decision about a discount of the package that covers what is wanted now. */
export const coveringDecision = async (
  db: Database,
  { subject, content }: Subject,
  entityId: number,
) => {
  if (subject.kind !== 'discount') return undefined;
  const rows = await db
    .select()
    .from(r)
    .where(
      and(
        eq(r.entity, subject.entity),
        eq(r.entityId, entityId),
        eq(r.status, 'Approved'),
        inArray(r.approvalType, ['Discount', 'FreeTrial']),
      ),
    )
    .orderBy(desc(r.id));
  return rows.find(row => isCoveredBy(asPackageContent(row.snapshot), asPackageContent(content)));
};

/** GET approval-path: who would be asked if it were sent now. */
export const pathPreview: Verb<CallOf<'approvals.path'>> = async context => {
  const { db, actor, query } = context;
  const subject = await subjectToAsk(context, query);
  const { steps, ...path } = await plannedPath(db, { ...subject, requesterId: actor.id });
  const covering = await coveringDecision(db, subject, query.entityId);
  const people = steps.flatMap(step => step.people.map(({ id }) => id));
  const names = await namesOf(db, [
    ...people,
    ...(covering?.decidedBy ? [covering.decidedBy] : []),
  ]);
  return {
    discountBp: path.discountBp,
    dealValue: path.dealPaise,
    matrixLevel: path.matrixLevel,
    steps: steps.map(({ role, isAnyEnough, people: asked }, at) => ({
      level: at + 1,
      role,
      isAnyEnough,
      people: asked.map(({ id }) => ({
        id,
        name: names.get(id)?.name ?? '',
        designation: names.get(id)?.designation ?? null,
      })),
    })),
    typicalHours: await typicalHours(db, query.approvalType, path.deciding),
    coveredBy: covering
      ? {
          id: covering.id,
          decidedByName: (covering.decidedBy && names.get(covering.decidedBy)?.name) || null,
        }
      : null,
  };
};
