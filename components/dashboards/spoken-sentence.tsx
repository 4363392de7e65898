'use client';

import { ReadAloud } from '@/components/ui/media/read-aloud';

interface SpokenSentenceProps {
  readonly text: string;
  /** The id of what it is headed by. */
  readonly titledBy: string;
  readonly language: string;
}

/** The button that reads the sentence of a tile aloud. */
export const SpokenSentence = ({ text, titledBy, language }: SpokenSentenceProps) => (
  <ReadAloud text={() => text} titledBy={titledBy} hasText={text !== ''} language={language} />
);
