import { told, type Told } from '../messages/told.ts';
import type { MigrationState } from './migrationStates.ts';

const running = told('It is still running. Wait until it ends.', 'यह अभी चल रहा है। पूरा होने तक रुकें।');

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
