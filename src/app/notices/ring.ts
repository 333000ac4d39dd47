const seconds = 0.25;
const hertz = 880;
const loudness = 0.08;

/** A short, quiet tone. Where the browser does not let a page sound before someone touched it, nothing is heard. */
export const ring = (): void => {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(loudness, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(context.currentTime + seconds);
};
