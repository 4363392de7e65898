'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Switch } from '@/components/ui/form/switch';
import { useOwnShortcuts } from '@/lib/client/shortcuts/own-shortcuts';
import type { RequestFor } from '@/lib/contract/all';
import { defaultKeys, shortcutActions } from '@/lib/contract/workplace/shortcut-keys';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { KeyCaps } from './key-caps';
import { ShortcutRow } from './shortcut-row';

/** The keys that the portal listens to, and the person's own say in them: on or off, and which (SHL-09, SOPQ-31). */
export function ShortcutsPanel() {
  const t = useMessages('shortcuts');
  const errorText = useErrorText();
  const { shortcuts, save } = useOwnShortcuts();
  const [failure, setFailure] = useState<unknown>(null);
  const [isKept, setIsKept] = useState(false);

  async function keep(change: RequestFor<'saveShortcuts'>) {
    setFailure(null);
    setIsKept(false);
    await save(change).then(() => setIsKept(true), setFailure);
  }

  const always = [
    { keys: ['Tab'], text: t('next') },
    { keys: ['↓'], text: t('enter') },
    { keys: ['Esc'], text: t('close') },
  ];
  const inTickets = [
    { keys: ['J', 'K'], text: t('nextTicket') },
    { keys: ['Enter'], text: t('openTicket') },
    { keys: ['R'], text: t('replyTicket') },
    { keys: ['C'], text: t('composeTicket') },
    { keys: ['/'], text: t('findTicket') },
    { keys: ['Ctrl+Enter'], text: t('sendForm') },
  ];
  const isStandard = shortcutActions.every((action) => shortcuts.Keys[action] === defaultKeys[action]);
  return (
    <>
      <Switch
        label={t('on')}
        description={t('onText')}
        isOn={shortcuts.IsOn}
        onChange={(IsOn) => void keep({ IsOn })}
      />
      {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
      <p role="status" className="text-muted">
        {isKept && t('kept')}
      </p>
      {shortcuts.IsOn && (
        <section aria-labelledby="own-keys" className="enter-fade mt-5">
          <h3 id="own-keys" className="font-semibold">
            {t('yours')}
          </h3>
          <ul className="divide-y divide-line">
            {shortcutActions.map((action) => (
              <ShortcutRow
                key={action}
                action={action}
                keys={shortcuts.Keys}
                onChange={(Keys) => void keep({ Keys })}
              />
            ))}
          </ul>
          {!isStandard && (
            <Button variant="secondary" type="button" className="mt-2" onClick={() => void keep({ Keys: defaultKeys })}>
              {t('reset')}
            </Button>
          )}
        </section>
      )}
      <FixedKeys id="fixed-keys" title={t('always')} rows={always} />
      {shortcuts.IsOn && <FixedKeys id="ticket-keys" title={t('tickets')} rows={inTickets} />}
    </>
  );
}

interface FixedKeysProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly { readonly keys: readonly string[]; readonly text: string }[];
}

/** Keys that nobody has to choose; several in a row do related things. */
function FixedKeys({ id, title, rows }: FixedKeysProps) {
  return (
    <section aria-labelledby={id} className="mt-7">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <dl className="divide-y divide-line">
        {rows.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4 py-3">
            <dt>{text}</dt>
            <dd className="flex shrink-0 gap-2">
              {keys.map((key) => (
                <KeyCaps key={key} keys={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
