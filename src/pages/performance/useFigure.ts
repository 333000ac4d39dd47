import { isDay } from '#contract/domain/days/indiaDay.ts';
import { performanceMetrics } from '#contract/domain/performance/performanceLevels.ts';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';
import type { Figure } from './behind.ts';
import { listBehind } from './metrics.ts';

const between = '~';

/** Anyone's text: what is no figure is none. */
const readFigure = (text: string | null): Figure | undefined => {
  const [id, of, from = '', until = ''] = (text ?? '').split(between);
  const metric = performanceMetrics.find(one => one === of);
  const personId = Number(id);
  const isTime = (time: string) => isDay(time.length === 7 ? `${time}-01` : time);
  if (!metric || !Number.isInteger(personId) || personId < 1) return undefined;
  return isTime(from) && isTime(until) ? { personId, metric, from, until } : undefined;
};

/**
 * The figure whose rows are open below it, in the address, so that a link opens them again. Another one begins with nothing
 * chosen in the list of its rows.
 * @param name `figure`, or `part` for one of those that make up a sum
 */
export const useFigure = (name: 'figure' | 'part') => {
  const [params, change] = useAddressMembers();
  const choose = ({ personId, metric, from, until }: Figure): void => {
    const lists = [listBehind('attempted'), listBehind('closed')];
    const ofRows = [...params.keys()].filter(key => lists.some(list => key.startsWith(`${list}.`)));
    change({
      ...Object.fromEntries(ofRows.map(key => [key, undefined])),
      ...(name === 'figure' && { part: undefined }),
      [name]: [personId, metric, from, until].join(between),
    });
  };
  return [readFigure(params.get(name)), choose] as const;
};
