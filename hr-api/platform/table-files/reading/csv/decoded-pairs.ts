/** The letters that an encoding writes with two bytes from one pair to another, read when they are first asked for. */
export function decodedPairs(encoding: string, [first, last]: readonly [number, number]): () => ReadonlySet<string> {
  let letters: ReadonlySet<string> | undefined;
  const read = () => {
    const decoder = new TextDecoder(encoding);
    const found = new Set<string>();
    for (let pair = first; pair <= last; pair += 1) {
      const [letter = '', ...rest] = decoder.decode(Buffer.from([pair >> 8, pair & 0xff]));
      if (rest.length === 0 && letter > '\x7f' && letter !== '\ufffd') found.add(letter);
    }
    return found;
  };
  return () => (letters ??= read());
}
