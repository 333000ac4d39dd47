const written = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** An instant as people in India read it. */
export const writeInstant = (at: Date): string => written.format(at);
