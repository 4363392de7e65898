import { useState } from 'react';

/** What is kept, and what has been made of it since: as it is kept until somebody changes it. */
export function useEdited<Value>(kept: Value) {
  const [typed, setTyped] = useState<Value | null>(null);
  const value = typed ?? kept;
  return {
    value,
    isChanged: typed !== null && JSON.stringify(typed) !== JSON.stringify(kept),
    change: setTyped,
    discard: () => setTyped(null),
  };
}
