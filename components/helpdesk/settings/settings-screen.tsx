'use client';

import { useMemo, useState } from 'react';
import { LookupProvider } from '@/components/platform/lookups/lookup-provider';
import { Tabs } from '@/components/ui/tabs';
import type { SettingIssue } from '@/lib/contract/helpdesk/setting-issues';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import type { Language } from '@/lib/contract/platform/languages';
import { fillIn } from '@/lib/i18n/fill-in';
import type { FailureWords } from '@/lib/i18n/failure-text';
import type { Messages } from '@/lib/i18n/messages';
import { SettingsProvider } from './settings-context';
import { SettingsHolidays } from './hours/settings-holidays';
import { SettingsHours } from './hours/settings-hours';
import { SettingsPriorities } from './processes/settings-priorities';
import { SettingsProcesses } from './processes/settings-processes';
import { SettingsStatuses } from './statuses/settings-statuses';
import type { SettingsMessages } from './settings-messages';

interface SettingsScreenProps {
  /** As the HR API told the page. */
  readonly initial: HelpdeskSettings;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly words: SettingsMessages;
  readonly lookupWords: Messages['lookups'];
  readonly failures: FailureWords;
  readonly language: Language;
}

const parts = ['processes', 'priorities', 'statuses', 'hours'] as const;

/** What the helpdesk is, in four parts. What was changed in one stays there while another is looked at. */
export function SettingsScreen({ initial, today, words, lookupWords, failures, language }: SettingsScreenProps) {
  const [settings, setSettings] = useState(initial);
  const [selected, setSelected] = useState(0);
  const surroundings = useMemo(() => ({ settings, words, replace: setSettings }), [settings, words]);
  const editorWords = useMemo(
    () => ({
      ...lookupWords,
      saved: words.saved,
      issues: { ...lookupWords.issues, ...words.issues } satisfies Record<SettingIssue, string>,
    }),
    [lookupWords, words],
  );
  const namesOf = (changedParts: ReadonlySet<string>) =>
    parts.map((part) =>
      [...changedParts].some((place) => place.split('/')[0] === part)
        ? fillIn(editorWords.unsavedTab, { name: words[part] })
        : words[part],
    );

  return (
    <LookupProvider words={editorWords} failures={failures} language={language}>
      {(changedParts) => (
        <SettingsProvider value={surroundings}>
          <Tabs label={words.tabs} names={namesOf(changedParts)} selected={selected} onSelect={setSelected}>
            <div className="pt-5">
              <div hidden={selected !== 0}>
                <SettingsProcesses />
              </div>
              <div hidden={selected !== 1}>
                <SettingsPriorities />
              </div>
              <div hidden={selected !== 2}>
                <SettingsStatuses />
              </div>
              <div hidden={selected !== 3} className="space-y-6">
                <SettingsHours />
                <SettingsHolidays today={today} />
              </div>
            </div>
          </Tabs>
        </SettingsProvider>
      )}
    </LookupProvider>
  );
}
