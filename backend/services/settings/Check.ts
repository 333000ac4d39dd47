import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';

export type Check = AnswerOf<CallOf<'settings.read'>>['health'][number];
