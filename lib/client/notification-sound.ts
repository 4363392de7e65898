import { isNotificationSoundOn } from './preferences';

/** Two soft notes, in Hertz, and how long each sounds, in seconds. */
const FREQUENCIES = [880, 1174.66];
const NOTE_SECONDS = 0.16;
const GAIN = 0.06;

/** Plays the sound of a new notification, where the browser allows it. */
export function playNotificationSound() {
  if (!isNotificationSoundOn() || document.hidden || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  FREQUENCIES.forEach((pitch, at) => {
    const from = audio.currentTime + at * NOTE_SECONDS;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(GAIN, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + NOTE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + NOTE_SECONDS);
    if (at === FREQUENCIES.length - 1) tone.onended = () => void audio.close();
  });
}
