'use client';

import { ReadAloud } from '@/components/ui/media/read-aloud';

interface SpokenSentenceProps {
  readonly text: string;
  readonly language: string;
}

/** The button that reads the sentence of a tile aloud. */
export const SpokenSentence = ({ text, language }: SpokenSentenceProps) => (
  <ReadAloud text={() => text} hasText={text !== ''} language={language} />
);
