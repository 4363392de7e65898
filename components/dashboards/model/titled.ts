/** A sentence after the title that says what it is of, to be read or cited alone. */
export const titled = (title: string, sentence: string): string =>
  /[.!?。！？]$/.test(title) ? `${title} ${sentence}` : `${title}. ${sentence}`;
