import { isLanguage, type Language } from '../../lib/contract/platform/languages';

/** The stored language of an account, or undefined where it has none that the product speaks. */
export function storedLanguage(stored: string | null | undefined): Language | undefined {
  return isLanguage(stored) ? stored : undefined;
}
