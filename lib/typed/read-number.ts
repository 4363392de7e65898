const NUMBER = /^([-+]?\d{1,15})(?:[.,](\d{1,10}))?$/;

/** A number as people type it, with a point or a comma before its decimals, as the wire writes it; null for what is none. */
export function readNumber(typed: string): string | null {
  const [, whole, decimals] = NUMBER.exec(typed.trim()) ?? [];
  return whole === undefined ? null : String(Number(decimals ? `${whole}.${decimals}` : whole));
}
