import type { Language } from '@/lib/contract/platform/languages';
import type { Capability } from '@/lib/i18n/capabilities';
import type { SomeMessages } from '@/lib/i18n/messages-context';

/** The messages of one file and of errors, fetched by the browser with what shows them. */
export async function loadPanelMessages(language: Language, name: FetchedFile): Promise<SomeMessages> {
  const [texts, errors] = await Promise.all([files[name](language), files.errors(language)]);
  return { [name]: texts.default, errors: errors.default };
}

type MessagesFile = (language: Language) => Promise<{ default: object }>;

/**
 * The messages that a browser fetches when they are wanted. Each is named: a pattern over all files would put a table of
 * all their files into what every page loads first.
 */
const files = {
  errors: (language) => import(`@/messages/${language}/errors.json`),
  account: (language) => import(`@/messages/${language}/account.json`),
  buddy: (language) => import(`@/messages/${language}/buddy.json`),
  files: (language) => import(`@/messages/${language}/files.json`),
  happenings: (language) => import(`@/messages/${language}/happenings.json`),
  helpdesk: (language) => import(`@/messages/${language}/helpdesk.json`),
  knowledge: (language) => import(`@/messages/${language}/knowledge.json`),
  'new-joiners': (language) => import(`@/messages/${language}/new-joiners.json`),
  notifications: (language) => import(`@/messages/${language}/notifications.json`),
  search: (language) => import(`@/messages/${language}/search.json`),
  shell: (language) => import(`@/messages/${language}/shell.json`),
  shortcuts: (language) => import(`@/messages/${language}/shortcuts.json`),
  tours: (language) => import(`@/messages/${language}/tours.json`),
} satisfies Partial<Record<Capability, MessagesFile>>;

export type FetchedFile = keyof typeof files;
