import { isNotificationSoundOn } from './preferences';

/** Two soft notes, in Hertz, and how long each sounds, in seconds. */
const NOTES = [880, 1174.66];
const LENGTH = 0.16;
const LOUDNESS = 0.06;

/** Says by ear that something new waits, where the person wants that and the browser lets it. */
export function playNotificationSound() {
  if (!isNotificationSoundOn() || document.hidden || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  NOTES.forEach((pitch, at) => {
    const from = audio.currentTime + at * LENGTH;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + LENGTH);
    if (at === NOTES.length - 1) tone.onended = () => void audio.close();
  });
}
