'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nameFor } from '@/components/platform/lookups/lookup-row';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { RuleEditor } from '../editor/rule-editor';
import { RemoveType } from '../types/remove-type';
import { TypeBadges } from '../types/type-badges';
import { TypeDialog } from '../types/type-dialog';
import type { Audience } from '../sentences/rule-text-context';
import { useRuleTextContext } from '../sentences/use-rule-text-context';
import { datedRules, type DatedRule } from './dated-rules';
import { RuleList } from './rule-list';

interface TypeScreenProps {
  readonly initial: LeaveType;
  readonly audience: Audience;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** A type of leave: of which kind it is, and its rules, of which one at a time is edited. */
export function TypeScreen({ initial, audience, today }: TypeScreenProps) {
  const t = useMessages('leave-setup');
  const language = useLanguage();
  const router = useRouter();
  const context = useRuleTextContext(audience);
  const [type, setType] = useState(initial);
  const [isNaming, setIsNaming] = useState(false);
  const [edited, setEdited] = useState<{ readonly corrected: DatedRule | null } | null>(null);
  const rules = useMemo(() => datedRules(type), [type]);
  const list = useRef<HTMLDivElement>(null);
  const wasEdited = useRef(false);

  // The editor took the place of the list, and what had the focus with it.
  useEffect(() => {
    if (!edited && wasEdited.current) list.current?.querySelector<HTMLElement>('h2[tabindex], button')?.focus();
    wasEdited.current = edited !== null;
  }, [edited]);

  function takeOver(types: readonly LeaveType[]) {
    setType(types.find(({ TypeCode }) => TypeCode === type.TypeCode) ?? type);
    // The name stands in the head of the page, too.
    router.refresh();
  }

  if (edited)
    return (
      <RuleEditor
        type={type}
        rules={rules}
        corrected={edited.corrected}
        context={context}
        today={today}
        onSaved={(types) => {
          showSnackbar('success', t('preview.saved'));
          takeOver(types);
          setEdited(null);
        }}
        onClose={() => setEdited(null)}
      />
    );
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-2.5 gap-y-3">
        <TypeBadges type={type} />
        <span className="ml-auto flex flex-wrap gap-3">
          <Button variant="secondary" type="button" onClick={() => setIsNaming(true)}>
            {t('typeForm.edit')}
          </Button>
          <RemoveType code={type.TypeCode} name={nameFor(type.Names, language)} onClosed={takeOver} />
        </span>
      </div>
      <div ref={list}>
        <RuleList context={context} rules={rules} today={today} onEdit={(corrected) => setEdited({ corrected })} />
      </div>
      {isNaming && (
        <TypeDialog
          type={type}
          onSaved={(types) => {
            showSnackbar('success', t('saved'));
            takeOver(types);
          }}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
}
