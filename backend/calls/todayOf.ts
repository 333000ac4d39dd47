import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { Context } from './Context.ts';

/** The day in India on which a call is made: prices and statuses hold for one. */
export const todayOf = ({ services }: Pick<Context, 'services'>): Day => indiaDay(services.now());
