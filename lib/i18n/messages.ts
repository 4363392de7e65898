import type { Language } from '@/lib/contract/platform/languages';
import type account from '@/messages/en/account.json';
import type buddy from '@/messages/en/buddy.json';
import type clientUsers from '@/messages/en/client-users.json';
import type conduct from '@/messages/en/conduct.json';
import type conductKeeping from '@/messages/en/conduct-keeping.json';
import type desk from '@/messages/en/desk.json';
import type devices from '@/messages/en/devices.json';
import type drafts from '@/messages/en/drafts.json';
import type errors from '@/messages/en/errors.json';
import type files from '@/messages/en/files.json';
import type happenings from '@/messages/en/happenings.json';
import type helpdesk from '@/messages/en/helpdesk.json';
import type home from '@/messages/en/home.json';
import type knowledge from '@/messages/en/knowledge.json';
import type lookups from '@/messages/en/lookups.json';
import type newJoiners from '@/messages/en/new-joiners.json';
import type notice from '@/messages/en/notice.json';
import type notifications from '@/messages/en/notifications.json';
import type passwords from '@/messages/en/passwords.json';
import type reasons from '@/messages/en/reasons.json';
import type roles from '@/messages/en/roles.json';
import type profile from '@/messages/en/profile.json';
import type search from '@/messages/en/search.json';
import type shell from '@/messages/en/shell.json';
import type shortcuts from '@/messages/en/shortcuts.json';
import type signatures from '@/messages/en/signatures.json';
import type signIn from '@/messages/en/sign-in.json';
import type singleSignOn from '@/messages/en/single-sign-on.json';
import type table from '@/messages/en/table.json';
import type tours from '@/messages/en/tours.json';
import { capabilities } from './capabilities';

export interface Messages {
  account: typeof account;
  buddy: typeof buddy;
  'client-users': typeof clientUsers;
  conduct: typeof conduct;
  'conduct-keeping': typeof conductKeeping;
  desk: typeof desk;
  devices: typeof devices;
  drafts: typeof drafts;
  errors: typeof errors;
  files: typeof files;
  happenings: typeof happenings;
  helpdesk: typeof helpdesk;
  home: typeof home;
  knowledge: typeof knowledge;
  lookups: typeof lookups;
  'new-joiners': typeof newJoiners;
  notice: typeof notice;
  notifications: typeof notifications;
  passwords: typeof passwords;
  reasons: typeof reasons;
  roles: typeof roles;
  profile: typeof profile;
  search: typeof search;
  shell: typeof shell;
  shortcuts: typeof shortcuts;
  signatures: typeof signatures;
  'sign-in': typeof signIn;
  'single-sign-on': typeof singleSignOn;
  table: typeof table;
  tours: typeof tours;
}

/** Every word of one language, by capability. Server only: a client part receives the words that it shows. */
export async function loadMessages(language: Language): Promise<Messages> {
  const files = await Promise.all(
    capabilities.map(async (capability) => {
      const file: { default: object } = await import(`@/messages/${language}/${capability}.json`);
      return [capability, file.default];
    }),
  );
  return Object.fromEntries(files);
}
