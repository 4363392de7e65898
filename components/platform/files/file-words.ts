import type { PanelProps } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

export interface FileWords {
  readonly t: PanelProps<'files'>['t'];
  readonly language: Language;
  /** What a person reads about a failed call. */
  readonly failureText: (error: unknown) => string;
}

const loading = new Map<Language, Promise<FileWords>>();

/** Fetches the words about files once, in the language of the page; what failed is fetched again the next time. */
export function loadFileWords(): Promise<FileWords> {
  const language = document.documentElement.lang as Language;
  const begun = loading.get(language) ?? begin(language);
  loading.set(language, begun);
  return begun;
}

async function begin(language: Language): Promise<FileWords> {
  try {
    const { loadPanelWords } = await import('@/components/platform/panel/panel-words');
    const { t, failureText } = await loadPanelWords(language, 'files');
    return { t: t as unknown as FileWords['t'], language, failureText };
  } catch (error) {
    loading.delete(language);
    throw error;
  }
}
