export type Values = Readonly<Record<string, string | number>>;

/**
 * Puts values into a text's `{placeholders}`. For the few texts that a client part shows without a message provider;
 * they hold simple placeholders only. A placeholder without a value stays as it is.
 */
export function fillIn(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
