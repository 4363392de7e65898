'use client';

import { ReadAloud, type ReadAloudWords } from '@/components/ui/media/read-aloud';

interface SpokenSentenceProps {
  readonly text: string;
  readonly language: string;
  readonly words: ReadAloudWords;
}

/** The button that reads the sentence of a tile aloud. */
export const SpokenSentence = ({ text, language, words }: SpokenSentenceProps) => (
  <ReadAloud text={() => text} hasText={text !== ''} language={language} words={words} />
);
