import { createTranslator, type useTranslations } from 'next-intl';
import type { Language } from '@/lib/contract/platform/languages';
import { ZONE } from '@/lib/dates';
import type { Capability } from '@/lib/i18n/capabilities';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';

export interface PanelMessages {
  readonly t: ReturnType<typeof useTranslations<Capability>>;
  /** What a person reads about a failed call. */
  readonly failureText: (error: unknown) => string;
}

/** The words of one capability and of failures, fetched by the browser with the panel that shows them. */
export async function loadPanelMessages(language: Language, capability: FetchedCapability): Promise<PanelMessages> {
  const [words, errors] = await Promise.all([messagesOf(language, capability), messagesOf(language, 'errors')]);
  const t = createTranslator({
    locale: language,
    timeZone: ZONE,
    messages: { [capability]: words },
    namespace: capability,
  } as Parameters<typeof createTranslator>[0]) as unknown as PanelMessages['t'];
  return { t, failureText: (error) => failureText(error, errors as FailureWords) };
}

async function messagesOf(language: Language, capability: FetchedCapability): Promise<object> {
  return (await files[capability](language)).default;
}

type MessagesFile = (language: Language) => Promise<{ default: object }>;

/**
 * The words that a browser fetches when they are wanted. Each is named: a pattern over all capabilities would put a table of
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

export type FetchedCapability = keyof typeof files;
