import type { PanelProps } from '@/components/panel/define-panel';

/** The keys that the shell listens to. */
export function ShortcutsPanel({ t }: PanelProps<'shortcuts'>) {
  const rows = [
    { keys: ['Tab'], text: t('next') },
    { keys: ['↓'], text: t('enter') },
    { keys: ['Esc'], text: t('close') },
  ];
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ keys, text }) => (
        <div key={text} className="flex items-center justify-between gap-4 py-3">
          <dt>{text}</dt>
          <dd className="flex shrink-0 gap-1">
            {keys.map((key) => (
              <kbd key={key} className="rounded-sm border border-line-strong bg-surface-sunken px-2 py-0.5 text-xs">
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
