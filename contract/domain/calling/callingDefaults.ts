/** How an agent of a line works, until `/owner-sales-config` says otherwise (decision record 0115). */
export const callingDefaults = {
  /** Seconds after a call in which its outcome is written down. */
  wrapUpSeconds: 60,
  /** Seconds that are added once, when they are asked for. */
  extensionSeconds: 30,
  /** Minutes for which a pulled case waits for its call. */
  leaseMinutes: 15,
  /** Cases that an agent may give back in an hour. */
  returnsPerHour: 3,
  /** Calls to one client in a day and in seven days, whoever makes them. */
  attemptsPerDay: 5,
  attemptsPerWeek: 15,
  /** Minutes after which the callbacks of an agent who is offline go to the team. */
  callbackMinutes: 30,
  /** Working hours after which a missed follow-up is told to its agent, to their lead, and to the lead's manager. */
  agentAfterHours: 1,
  leadAfterHours: 4,
  managerAfterHours: 9,
} as const;
