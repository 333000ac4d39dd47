import { useEffect, useState } from 'react';

interface Tone {
  readonly hertz: number;
  /** Seconds from the first tone to the begin of each. */
  readonly at: readonly number[];
  readonly seconds: number;
  /** Milliseconds after which all of it sounds again; absent: once. */
  readonly every?: number;
}

/** What a line sounds like here: ringing twice and a pause, engaged slowly, nobody there quickly, a call cut off low. */
const tones: Readonly<Record<string, Tone>> = {
  ringing: { hertz: 425, at: [0, 0.6], seconds: 0.4, every: 3_000 },
  busy: { hertz: 400, at: [0, 1.5, 3], seconds: 0.75 },
  'no-answer': { hertz: 400, at: [0, 0.5, 1, 1.5], seconds: 0.25 },
  dropped: { hertz: 250, at: [0, 0.3, 0.6], seconds: 0.15 },
};

const sound = (context: AudioContext, { hertz, at, seconds }: Tone): void => {
  for (const begin of at) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    loudness.gain.value = 0.04;
    tone.frequency.value = hertz;
    tone.connect(loudness).connect(context.destination);
    tone.start(context.currentTime + begin);
    tone.stop(context.currentTime + begin + seconds);
  }
};

interface LineOfCall {
  readonly state: string;
  readonly endKind: string | null;
}

/**
 * Lets a simulated call be heard where the browser allows sound: while it rings, and how it ended. One that had ended before the
 * page came is silent.
 */
export const useLineTones = (isSimulated: boolean, { state, endKind }: LineOfCall): void => {
  const [wasOver] = useState(state === 'wrap-up');
  const ending = state === 'wrap-up' && !wasOver ? endKind : null;
  const name = isSimulated ? (state === 'ringing' ? state : ending) : null;
  useEffect(() => {
    const tone = name === null ? undefined : tones[name];
    if (!tone || typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    sound(context, tone);
    const timer =
      tone.every === undefined ? undefined : setInterval(() => sound(context, tone), tone.every);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [name]);
};
