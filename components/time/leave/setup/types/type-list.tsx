import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { nameFor } from '@/components/platform/lookups/lookup-row';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { useRowDrag } from '@/components/ui/use-row-drag';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { leaveTypePage } from '../setup-pages';
import type { Audience } from '../sentences/rule-text-context';
import { useRuleTextContext } from '../sentences/use-rule-text-context';
import { TypeDialog } from './type-dialog';
import { TypeRow } from './type-row';
import { useTypeOrder } from './use-type-order';

interface TypeListProps {
  readonly initial: readonly LeaveType[];
  readonly audience: Audience;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** All types of leave in their order, each with its rule in words; a new one leads on to its first rule. */
export function TypeList({ initial, audience, today }: TypeListProps) {
  const t = useMessages('leave-setup.types');
  const tForm = useMessages('leave-setup.typeForm');
  const errorText = useErrorText();
  const language = useLanguage();
  const router = useRouter();
  const context = useRuleTextContext(audience);
  const [isAdding, setIsAdding] = useState(false);
  const [told, setTold] = useState('');
  const { types, failure, move } = useTypeOrder(initial, ({ Names }, place) =>
    setTold(t('movedTo', { name: nameFor(Names, language), place })),
  );
  const drag = useRowDrag((from, to) => void move(from, to));

  function openAdded(saved: readonly LeaveType[]) {
    const known = new Set(types.map(({ TypeCode }) => TypeCode));
    const added = saved.find(({ TypeCode }) => !known.has(TypeCode));
    if (!added) return;
    showSnackbar('success', tForm('added', { name: nameFor(added.Names, language) }));
    router.push(leaveTypePage(added.TypeCode));
  }

  const add = (
    <Button type="button" onClick={() => setIsAdding(true)}>
      <PlusIcon className="size-4" />
      {t('add')}
    </Button>
  );
  return (
    <>
      {failure !== null && (
        <div className="mb-4">
          <Alert tone="danger">{errorText(failure)}</Alert>
        </div>
      )}
      {types.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={add} />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="max-w-2xl text-muted">{t('about')}</p>
            {add}
          </div>
          <ol onDrop={drag.onDrop} className="divide-y divide-line rounded-lg border border-line bg-surface">
            {types.map((type, at) => (
              <TypeRow
                key={type.TypeCode}
                type={type}
                context={context}
                today={today}
                isTarget={drag.target === at}
                drag={drag.of(at)}
                onStep={(by) => void move(at, at + by)}
              />
            ))}
          </ol>
        </>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
      {isAdding && <TypeDialog type={null} onSaved={openAdded} onClose={() => setIsAdding(false)} />}
    </>
  );
}
