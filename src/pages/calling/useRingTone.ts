import { useEffect } from 'react';

/** Seconds: two short tones, then a pause, as phones ring here. */
const ring = [0, 0.6];
const every = 3000;

const sound = (context: AudioContext): void => {
  for (const at of ring) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    loudness.gain.value = 0.04;
    tone.frequency.value = 425;
    tone.connect(loudness).connect(context.destination);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + at + 0.4);
  }
};

/** Lets a simulated call be heard while it rings, where the browser allows sound. */
export const useRingTone = (isRinging: boolean): void => {
  useEffect(() => {
    if (!isRinging || typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    sound(context);
    const timer = setInterval(() => sound(context), every);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [isRinging]);
};
