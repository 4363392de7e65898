'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { useRowDrag } from '@/components/ui/use-row-drag';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SetupSection } from '../setup-context';
import { RetiredSections } from './retired-sections';
import { SectionRow } from './section-row';

/** All sections of a profile in the order in which people find them, moved by mouse or arrow keys; retired ones apart. */
export function SetupSectionList({ sections: given }: { readonly sections: readonly SetupSection[] }) {
  const t = useMessages('profile-setup');
  const errorText = useErrorText();
  const router = useRouter();
  const { send } = useCallMutation('orderSections');
  const [sections, setSections] = useState(given);
  const [known, setKnown] = useState(given);
  const [failure, setFailure] = useState<unknown>(null);
  const [told, setTold] = useState('');
  if (known !== given) {
    setKnown(given);
    setSections(given);
  }
  const asked = sections.filter(({ RetiredDate }) => RetiredDate === '');
  const retired = sections.filter(({ RetiredDate }) => RetiredDate !== '');

  async function move(from: number, to: number) {
    const moved = asked[from];
    if (!moved || to < 0 || to >= asked.length || from === to) return;
    const next = [...asked.toSpliced(from, 1).toSpliced(to, 0, moved), ...retired];
    setSections(next);
    setTold(t('movedTo', { name: moved.Name, place: to + 1 }));
    setFailure(null);
    try {
      await send({ SectionCodes: next.map(({ SectionCode }) => SectionCode) });
    } catch (error) {
      setFailure(error);
      setSections(known);
      router.refresh();
    }
  }

  const drag = useRowDrag((from, to) => void move(from, to));
  return (
    <>
      {failure !== null && (
        <div className="mb-4">
          <Alert tone="danger">{errorText(failure)}</Alert>
        </div>
      )}
      <ol onDrop={drag.onDrop} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {asked.map((section, at) => (
          <SectionRow
            key={section.SectionCode}
            section={section}
            isTarget={drag.target === at}
            drag={drag.of(at)}
            onStep={(by) => void move(at, at + by)}
          />
        ))}
      </ol>
      {retired.length > 0 && <RetiredSections sections={retired} />}
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}
