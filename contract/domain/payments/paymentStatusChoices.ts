import { paymentStatuses } from './paymentStatus.ts';

/** Payment statuses with the badge that people read; statuses of one group share it (decision T26). */
export const paymentStatusChoices = paymentStatuses.map(({ id, badge }) => ({ id, label: badge }));
