import { orderActs } from './orderActs.ts';

/**
 * What a sub-broker has none of and the account above it has: what is activated and which slots are taken (T59). Opportunities,
 * termsheets, payments and payment links are refused by their own calls, in words of their own.
 */
export const ordersUnderParent: ReadonlySet<string> = new Set(orderActs);
