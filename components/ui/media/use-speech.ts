import { useCallback, useEffect, useRef, useState } from 'react';

export type SpeechState = 'silent' | 'speaking' | 'paused';

/** Browsers fall silent in the middle of longer pieces, in characters. */
const MAX_PIECE_LENGTH = 220;

/** Whether this browser can speak at all. */
export const canSpeak = () => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

/** A text in pieces of whole sentences, so that none is too long to be spoken. */
export function piecesOf(text: string, language: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const sentence = segment.replace(/\s+/g, ' ').trim();
    const last = pieces.at(-1);
    if (!sentence) continue;
    if (last && last.length + sentence.length < MAX_PIECE_LENGTH) pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence);
  }
  return pieces;
}

/** The voice that speaks a language: one of this machine before one that sends the text elsewhere. */
export function voiceFor(language: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === language);
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null;
}

/** Speaks one text at a time. Leaving the screen ends it (SPK-04). */
export function useSpeech() {
  const [state, setState] = useState<SpeechState>('silent');
  const run = useRef(0);

  const stop = useCallback(() => {
    run.current += 1;
    if (canSpeak()) speechSynthesis.cancel();
    setState('silent');
  }, []);

  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);

  function start(text: string, language: string) {
    stop();
    const mine = run.current;
    const pieces = piecesOf(text, language);
    const voice = voiceFor(language, speechSynthesis.getVoices());
    const settle = () => {
      if (run.current === mine) setState('silent');
    };
    pieces.forEach((piece, index) => {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.lang = voice?.lang ?? language;
      utterance.voice = voice;
      utterance.onerror = settle;
      if (index === pieces.length - 1) utterance.onend = settle;
      speechSynthesis.speak(utterance);
    });
    if (pieces.length > 0) setState('speaking');
  }

  function pause() {
    speechSynthesis.pause();
    setState('paused');
  }

  function resume() {
    speechSynthesis.resume();
    setState('speaking');
  }

  return { state, start, stop, pause, resume };
}
