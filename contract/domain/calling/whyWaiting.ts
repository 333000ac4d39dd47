/** Why a waiting case is handed out when its turn comes: its follow-up is due, a colleague's is, it has none, nobody has it. */
const whyNext = ['overdue', 'team', 'new', 'free'] as const;

/** What is in the way of a case that waits. */
const whyNot = ['dnd', 'called', 'held', 'later', 'returned', 'attempts'] as const;

export const whyWaiting = [...whyNext, ...whyNot] as const;
export type WhyWaiting = (typeof whyWaiting)[number];

/** Whether a case is handed out when its turn comes. */
export const isHandedOut = (why: WhyWaiting): boolean => whyNext.some(name => name === why);
