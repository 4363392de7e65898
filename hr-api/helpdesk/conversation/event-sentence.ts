import type { Language } from '../../../lib/contract/platform/languages';
import { escapeHtml } from '../../platform/escape-html';
import type { TicketChange } from '../tables';
import { helpdeskTexts } from '../texts';

const NAMED_SETTINGS = {
  priority: 'helpdesk-priority',
  status: 'helpdesk-status',
  'sub-process': 'helpdesk-sub-process',
} as const satisfies Partial<Record<TicketChange['what'], keyof (typeof helpdeskTexts)['en']>>;

/** A name that the product brought, in another language; any other name as it is. */
function nameIn(language: Language, what: TicketChange['what'], name: string): string {
  if (!(what in NAMED_SETTINGS)) return name;
  const kind = NAMED_SETTINGS[what as keyof typeof NAMED_SETTINGS];
  const code = Object.entries(helpdeskTexts.en[kind]).find(([, english]) => english === name)?.[0];
  const names: Readonly<Record<string, string>> = helpdeskTexts[language][kind];
  return (code !== undefined && names[code]) || name;
}

/** What an event says, as HTML. An escalation names the target that has passed in `to`. */
export function eventSentence({ what, from, to }: TicketChange, language: Language): string {
  const sentences = helpdeskTexts[language].event;
  const kind = what === 'escalation' ? (to as 'response' | 'resolution') : what;
  const sentence = sentences[kind === 'assignee' && !to ? 'unassigned' : kind];
  return escapeHtml(
    sentence.replace('{from}', () => nameIn(language, what, from)).replace('{to}', () => nameIn(language, what, to)),
  );
}
