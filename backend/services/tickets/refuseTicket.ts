import { eq } from 'drizzle-orm';
import type { ClientTicketFields } from '#contract/calls/recordTypes.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { ticketCategories, ticketCategoryAttributes } from '../../database/schema/index.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';

/** A category is above, a subcategory below it. @throws Refusal */
export const refuseCategory = async (
  db: Database,
  { category, sub_category: below }: ClientTicketFields,
): Promise<void> => {
  const rows = await db.select().from(ticketCategories);
  const above = rows.find(({ id }) => id === category);
  if (!above?.isActive || above.parentId !== null)
    throw invalidField('/category', 'reference', invalidChoice);
  if (below === undefined || below === null) return;
  const inner = rows.find(({ id }) => id === below);
  if (!inner?.isActive || inner.parentId !== category)
    throw invalidField('/sub_category', 'reference', invalidChoice);
};

const isAnswer = (
  { type, allowedValues }: typeof ticketCategoryAttributes.$inferSelect,
  text: string,
): boolean => {
  if (type === 'number') return /^\d+(\.\d+)?$/.test(text);
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text);
  return type === 'choice' ? (allowedValues ?? []).includes(text) : true;
};

/** Answers belong to what the category asks, each once, and what must be told is told. @throws Refusal */
export const refuseAttributes = async (
  db: Database,
  { category, ticket_attributes: told = [] }: ClientTicketFields,
): Promise<void> => {
  const asked = await db
    .select()
    .from(ticketCategoryAttributes)
    .where(eq(ticketCategoryAttributes.ticketCategoryId, category));
  const seen = new Set<number>();
  for (const [place, one] of (told ?? []).entries()) {
    const attribute = asked.find(({ id }) => id === one.attribute_id);
    const at = `/ticket_attributes/${place}`;
    if (!attribute || seen.has(attribute.id))
      throw invalidField(`${at}/attribute_id`, 'reference', invalidChoice);
    seen.add(attribute.id);
    if (!isAnswer(attribute, one.attribute_value.trim()))
      throw invalidField(
        `${at}/attribute_value`,
        'choice',
        attribute.type === 'choice'
          ? `${attribute.name} is one of: ${(attribute.allowedValues ?? []).join(', ')}`
          : `${attribute.name} is a ${attribute.type}`,
      );
  }
  const missing = asked.find(({ id, isRequired }) => isRequired && !seen.has(id));
  if (missing)
    throw invalidField('/ticket_attributes', 'required', `This category needs: ${missing.name}`);
};
