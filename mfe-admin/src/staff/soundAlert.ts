const NOTES_HZ = [660, 880];
const NOTE_SECONDS = 0.18;
const LOUDNESS = 0.2;

let context: AudioContext | undefined;

/**
 * Plays two short notes. While the browser blocks sound, the function does nothing. Browsers allow
 * sound after a click or a key press.
 */
export function soundAlert(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const sounding = context;
  void sounding.resume().catch(() => {});
  NOTES_HZ.forEach((frequency, index) => {
    const from = sounding.currentTime + index * NOTE_SECONDS;
    const tone = sounding.createOscillator();
    const volume = sounding.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS);
    tone.connect(volume).connect(sounding.destination);
    tone.start(from);
    tone.stop(from + NOTE_SECONDS);
  });
}
