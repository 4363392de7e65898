import { languages, type Language } from '../lib/contract/shell';

const isLanguage = (name: string): name is Language => (languages as readonly string[]).includes(name);

/** The stored language of an account, or undefined where it has none that the product speaks. */
export function storedLanguage(stored: string | null | undefined): Language | undefined {
  return stored && isLanguage(stored) ? stored : undefined;
}

/** The language that an Accept-Language header likes best among the product's, else English. */
export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { name: tag.split('-')[0] ?? '', weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { name } of wishes) if (isLanguage(name)) return name;
  return 'en';
}
