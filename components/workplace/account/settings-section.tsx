import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface SettingsSectionProps {
  readonly id: string;
  readonly title: string;
  /** Where it is kept. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Settings that are kept in one place. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="border-b border-line px-5 py-4 md:px-6">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p className="text-muted">{text}</p>
        </div>
        <div className="divide-y divide-line px-5 md:px-6">{children}</div>
      </Card>
    </section>
  );
}
