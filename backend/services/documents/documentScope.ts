import { and, desc, eq, isNull } from 'drizzle-orm';
import type { DocumentObject } from '#contract/calls/documents/documents.ts';
import type { ClientAct } from '#contract/domain/clients/clientReach.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Context } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import { documents, users } from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import { refusePartner } from '../../policies/scopes/mortgageScope.ts';
import { refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import { termsheetOrRefuse } from '../../policies/scopes/termsheetScope.ts';
import { toldAs } from '../../policies/toldAs.ts';

type Asking = Pick<Context, 'db' | 'actor'>;

/** What agents do for a partner is theirs on every act; RCM reads. */
const refuseMortgage = (db: Asking['db'], actor: Asking['actor'], _act: ClientAct, id: number) =>
  refusePartner(db, actor, id);

const refuseTermsheet = async (
  db: Asking['db'],
  actor: Asking['actor'],
  act: ClientAct,
  id: number,
): Promise<void> => {
  await termsheetOrRefuse(db, actor, act, id, false);
};

const refusals = {
  account: refuseAccount,
  opportunity: refuseOpportunity,
  'mortgage-partner': refuseMortgage,
  termsheet: refuseTermsheet,
};

const isObject = (type: string): type is DocumentObject => Object.hasOwn(refusals, type);

/** A document belongs to anyone who has what it hangs on. @throws Refusal NOT_FOUND or FORBIDDEN */
export const refuseObject = async (
  { db, actor }: Asking,
  act: ClientAct,
  { objectType, objectId }: { objectType: string; objectId: number },
): Promise<void> => {
  if (!isObject(objectType)) throw notFound(notThere.record);
  await refusals[objectType](db, actor, act, objectId);
};

export const documentRows = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({
      id: documents.id,
      objectType: documents.objectType,
      objectId: documents.objectId,
      name: documents.name,
      mediaType: documents.mediaType,
      displayName: documents.displayName,
      size: documents.size,
      tags: documents.tags,
      createdAt: documents.createdAt,
      createdByName: users.name,
    })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.createdBy))
    .$dynamic();

export type DocumentRow = Awaited<ReturnType<typeof documentRows>>[number];

/** @throws Refusal NOT_FOUND in one wording for what is not there and what is not their */
export const documentOrRefuse = async (
  context: Asking,
  act: ClientAct,
  id: number,
): Promise<DocumentRow> => {
  const [row] = await documentRows(context).where(
    and(eq(documents.id, id), isNull(documents.deletedAt)),
  );
  if (!row) throw notFound(notThere.document);
  await refuseObject(context, act, row).catch(toldAs(notThere.document));
  return row;
};

export const presentDocument = ({
  objectType: _type,
  objectId: _object,
  displayName,
  createdAt,
  ...row
}: DocumentRow) => ({
  ...row,
  absoluteUrl: `/pixie/data/v1/entity/document/${row.id}/content`,
  objectMediaType: { displayName },
  createdAt: createdAt.toISOString(),
});

/** The documents of an object, newest first; who may see it was asked before. */
export const documentsOf = async (
  context: Pick<Context, 'db'>,
  { objectType, objectId }: { objectType: string; objectId: number },
  domainId?: number,
) => {
  const rows = await documentRows(context)
    .where(
      and(
        eq(documents.objectType, objectType),
        eq(documents.objectId, objectId),
        domainId === undefined ? undefined : eq(documents.domainId, domainId),
        isNull(documents.deletedAt),
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(200);
  return rows.map(presentDocument);
};
