import { told } from '../messages/told.ts';
import type { CallState } from './callMachine.ts';

/** Hear a call, speak to the agent alone, or speak to both (decision T112). */
export const supervisionModes = ['listen', 'whisper', 'barge'] as const;
export type SupervisionMode = (typeof supervisionModes)[number];

const heardStates: readonly CallState[] = ['connected', 'on-hold'];

/** Whether someone may step into a call now: while people talk. */
export const canSupervise = (state: CallState | null): boolean =>
  state !== null && heardStates.includes(state);

export const supervisionRefusals = {
  notTalking: told('Nobody is talking on this call now.', 'इस कॉल पर अभी कोई बात नहीं कर रहा।'),
  notPossible: told(
    'This telephony does not support joining a call.',
    'इस टेलीफ़ोनी में कॉल से जुड़ने का कोई तरीका नहीं है।',
  ),
  notJoined: told(
    'You could not be connected because the call has ended.',
    'टेलीफ़ोनी आपको नहीं जोड़ सकी: उसके लिए कॉल समाप्त हो चुकी है।',
  ),
  privateListening: told(
    'Only listening can be hidden from the agent.',
    'एजेंट से केवल सुनना छिपाया जा सकता है।',
  ),
  twice: told('You are joining another call now.', 'आप अभी दूसरी कॉल से जुड़ रहे हैं।'),
} as const;
