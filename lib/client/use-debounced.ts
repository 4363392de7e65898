import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for so many milliseconds; an empty text counts at once. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), value ? milliseconds : 0);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value ? debounced : value;
}
