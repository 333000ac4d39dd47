import { told, type Told } from '../messages/told.ts';
import type { MigrationState } from './migrationStates.ts';

const running = told('It is still running. Wait until it ends.', 'यह अभी चल रहा है। पूरा होने तक रुकें।');

/** One that is of another release than the one that is running. */
export const notOfRelease = told(
  'This release does not have it: start the release that brought it, or take it back.',
  'यह इस संस्करण में नहीं है: जिसने इसे लाया वह संस्करण चलाएँ, या इसे वापस लें।',
);

/** Records go through migrations in order, and back the other way round. */
export const outOfTurn: Readonly<Record<'on' | 'back', (name: string) => Told>> = {
  on: name => told(`${name} comes first. Apply that one.`, `पहले ${name} आता है। उसे लागू करें।`),
  back: name =>
    told(
      `${name} changed the same records later. Take that one back first.`,
      `${name} ने वही रिकॉर्ड बाद में बदले। पहले उसे वापस लें।`,
    ),
};

/** Why a migration of stored records cannot be applied or taken back, by the state it is in. */
export const migrationRefusals: Readonly<Record<MigrationState, Told>> = {
  waiting: told('It has changed nothing yet.', 'इसने अभी कुछ नहीं बदला है।'),
  running,
  done: told('It was applied already.', 'यह लागू हो चुका है।'),
  'taking-back': running,
  'taken-back': told('It was taken back already.', 'यह वापस लिया जा चुका है।'),
  failed: told(
    'It failed. Take it back, or apply it again.',
    'यह विफल हुआ। इसे वापस लें या फिर लागू करें।',
  ),
};
