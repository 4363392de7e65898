import { getTranslations } from 'next-intl/server';
import { ProgressRing } from '@/components/ui/feedback/progress-ring';
import type { ReplyFor } from '@/lib/contract/all';
import { ChecklistRow } from './checklist-row';
import { isDone } from './is-done';

interface ChecklistProps {
  readonly entries: ReplyFor<'listChecklist'>;
  /** How complete the record is (Q17). */
  readonly percent: number;
  /** Whose it is; left out: one's own. */
  readonly cardKey: string | undefined;
}

/** Q16: what a record lacks, section by section, and below it what is complete. */
export async function Checklist({ entries, percent, cardKey }: ChecklistProps) {
  const t = await getTranslations('checklist');
  const open = entries.filter((entry) => !isDone(entry));
  const parts = [
    { id: 'open', title: t('open'), entries: open },
    { id: 'done', title: t('done'), entries: entries.filter(isDone) },
  ].filter((part) => part.entries.length > 0);
  return (
    <div className="max-w-4xl space-y-6">
      <div className="flex flex-wrap items-center gap-4 rounded-lg bg-accent-tint p-5 sm:gap-5">
        <ProgressRing percent={percent} label={t('complete', { percent })} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-base font-semibold">
            {open.length > 0 ? t('left', { count: open.length }) : t(percent < 100 ? 'nothingSeen' : 'nothingLeft')}
          </p>
          <p className="text-muted">{t('complete', { percent })}</p>
        </div>
      </div>
      {parts.map((part) => (
        <section key={part.id} aria-labelledby={part.id}>
          <h2 id={part.id} className="mb-3 text-base font-semibold">
            {part.title}
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {part.entries.map((entry) => (
              <li key={entry.SectionCode}>
                <ChecklistRow entry={entry} cardKey={cardKey} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
