/** Rows up to which a list is saved while the person waits; a longer one is a job (decision record 0135). */
export const mostDirect = 1000;

/** Days for which the file of a job is kept. */
export const fileDays = 7;

/** Schedules that one person keeps at most. */
export const mostSchedules = 20;
