import type { Tone } from '#contract/model/types.ts';

const tones: Readonly<Record<string, Tone>> = {
  open: 'warning',
  Sent: 'info',
  Reviewed: 'info',
  Approved: 'success',
  Passed: 'success',
  Rejected: 'danger',
  Failed: 'danger',
};

/** The tone of what someone answered, or was asked. */
export const stepTone = (status: string): Tone => tones[status] ?? 'neutral';
