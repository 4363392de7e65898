import { useState } from 'react';

/** What is kept, and what has been made of it since: as it is kept until somebody changes it. */
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
