import type { PanelProps } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

export interface FileMessages {
  readonly t: PanelProps<'files'>['t'];
  readonly language: Language;
  /** What a person reads about a failed call. */
  readonly failureText: (error: unknown) => string;
}

const loading = new Map<Language, Promise<FileMessages>>();

/** Fetches the words about files once, in the language of the page; what failed is fetched again the next time. */
export function loadFileMessages(): Promise<FileMessages> {
  const language = document.documentElement.lang as Language;
  const begun = loading.get(language) ?? begin(language);
  loading.set(language, begun);
  return begun;
}

async function begin(language: Language): Promise<FileMessages> {
  try {
    const { loadPanelMessages } = await import('@/components/platform/panel/panel-messages');
    const { t, failureText } = await loadPanelMessages(
      language,
      'files',
      () => import(`@/messages/${language}/files.json`),
    );
    return { t: t as unknown as FileMessages['t'], language, failureText };
  } catch (error) {
    loading.delete(language);
    throw error;
  }
}
