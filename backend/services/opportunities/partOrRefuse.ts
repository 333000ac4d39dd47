import type { Told } from '#contract/domain/messages/told.ts';
import { refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import { toldAs } from '../../policies/toldAs.ts';
import type { InWrite } from '../../tables/Declaration.ts';

/**
 * A row that hangs on an opportunity, for anyone who may read that: of one that is not theirs they are told that the row does
 * not exist.
 * @throws Refusal NOT_FOUND
 */
export const partOrRefuse = async <Part extends { readonly opportunityId: number }>(
  { db, actor }: Pick<InWrite, 'db' | 'actor'>,
  reading: Promise<Part>,
  words: Told,
): Promise<Part> => {
  const part = await reading;
  await refuseOpportunity(db, actor, 'read', part.opportunityId).catch(toldAs(words));
  return part;
};
