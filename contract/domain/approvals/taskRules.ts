/** What one person is asked on one step of a request. */
export interface Task {
  readonly id: number;
  readonly level: number;
  readonly role: 'reviewer' | 'approver';
  readonly status: TaskStatus;
  readonly isAnyEnough: boolean;
}

export type TaskStatus = 'waiting' | 'open' | 'Reviewed' | 'Approved' | 'Rejected' | 'NotNeeded';

/** What an answer makes of a request: the tasks that change, and where it stands. */
export interface Answered {
  readonly tasks: readonly { readonly id: number; readonly status: TaskStatus }[];
  readonly request: 'PendingApproval' | 'Approved' | 'Rejected';
  /** The step that is asked now; that of the answer where it has not ended. */
  readonly level: number;
}

const isUndecided = ({ status }: Task): boolean => status === 'open' || status === 'waiting';

const ends = (tasks: readonly Task[], status: TaskStatus) =>
  tasks.filter(isUndecided).map(({ id }) => ({ id, status }));

/** Statuses of a new request's tasks: the first step is asked, all others wait. */
export const firstStatuses = (levels: readonly number[]): TaskStatus[] =>
  levels.map(level => (level === Math.min(...levels) ? 'open' : 'waiting'));

/**
 * One person's answer. The first rejection ends the request, and what others were asked is not needed any more (T43).
 * A review is complete when all have answered, or one where one is enough (T44); one approver decides their step. The
 * last step decides the request.
 */
export const answerTask = (tasks: readonly Task[], own: Task, isPositive: boolean): Answered => {
  const others = tasks.filter(({ id }) => id !== own.id);
  if (!isPositive)
    return {
      tasks: [{ id: own.id, status: 'Rejected' }, ...ends(others, 'NotNeeded')],
      request: 'Rejected',
      level: own.level,
    };
  const answered = {
    id: own.id,
    status: own.role === 'reviewer' ? ('Reviewed' as const) : ('Approved' as const),
  };
  const beside = others.filter(({ level }) => level === own.level);
  const isOneEnough = own.role === 'approver' || own.isAnyEnough;
  if (!isOneEnough && beside.some(isUndecided))
    return { tasks: [answered], request: 'PendingApproval', level: own.level };
  const notNeeded = ends(beside, 'NotNeeded');
  const later = others.filter(({ level }) => level > own.level);
  if (later.length === 0)
    return { tasks: [answered, ...notNeeded], request: 'Approved', level: own.level };
  const next = Math.min(...later.map(({ level }) => level));
  const opened = later.filter(({ level }) => level === next);
  return {
    tasks: [answered, ...notNeeded, ...ends(opened, 'open')],
    request: 'PendingApproval',
    level: next,
  };
};
