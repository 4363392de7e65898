'use client';

import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { call } from '@/lib/client/call/call';
import { RUNNING_STATES } from '@/lib/contract/workplace/imports/import-rules';
import type { ImportDetail, ImportKind } from '@/lib/contract/workplace/imports/shapes';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { JobProgress } from '../progress/job-progress';
import { ImportContext } from './import-context';
import { StepLine } from './step-line';

// Each step comes when it is reached: none needs the code of the others.
const ColumnsForm = lazy(async () => ({ default: (await import('../columns/columns-form')).ColumnsForm }));
const CheckedImport = lazy(async () => ({ default: (await import('../check/checked-import')).CheckedImport }));
const WrittenImport = lazy(async () => ({ default: (await import('../write/written-import')).WrittenImport }));
const FailedImport = lazy(async () => ({ default: (await import('./failed-import')).FailedImport }));

interface ImportScreenProps {
  /** As the server found it when the page was written. */
  readonly initial: ImportDetail;
  readonly kind: ImportKind | null;
  /** Whether the address asks for its columns, which can be said anew after a check. */
  readonly isAtColumns: boolean;
}

/** One import at the step at which it is. What happens to it changes the step, and so a reload shows the same. */
export function ImportScreen({ initial, kind, isAtColumns }: ImportScreenProps) {
  const errorText = useErrorText();
  const [given, setGiven] = useState(initial);
  const [found, setFound] = useState(initial);
  if (given !== initial) {
    setGiven(initial);
    setFound(initial);
  }
  const { ImportCode } = found;
  const refresh = useCallback(async () => {
    try {
      setFound(await call('getImport', { ImportCode }));
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }, [ImportCode, errorText]);
  const value = useMemo(() => ({ found, kind, replace: setFound, refresh }), [found, kind, refresh]);
  const isMapped = isAtColumns && found.CanMap && found.State !== 'mapping' && !RUNNING_STATES.includes(found.State);
  return (
    <ImportContext value={value}>
      <StepLine isAtColumns={isMapped} />
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <Step isMapped={isMapped} found={found} kind={kind} />
      </Suspense>
    </ImportContext>
  );
}

interface StepProps {
  readonly isMapped: boolean;
  readonly found: ImportDetail;
  readonly kind: ImportKind | null;
}

function Step({ isMapped, found, kind }: StepProps) {
  const { State, CanMap, Sheet } = found;
  if (kind && CanMap && (State === 'mapping' || isMapped)) return <ColumnsForm key={Sheet} found={found} kind={kind} />;
  if (State === 'checking' || State === 'writing' || State === 'taking_back')
    return <JobProgress key={State} state={State} />;
  if (State === 'checked') return <CheckedImport />;
  if (State === 'written' || State === 'taken_back') return <WrittenImport />;
  return <FailedImport />;
}
