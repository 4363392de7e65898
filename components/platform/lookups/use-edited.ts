import { useState } from 'react';

/** The stored value, or what it was edited to. */
export function useEdited<Value>(stored: Value) {
  const [typed, setTyped] = useState<Value | null>(null);
  const value = typed ?? stored;
  return {
    value,
    isChanged: typed !== null && JSON.stringify(typed) !== JSON.stringify(stored),
    change: setTyped,
    discard: () => setTyped(null),
  };
}
