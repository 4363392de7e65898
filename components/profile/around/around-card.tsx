import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import { openPanel } from '@/components/platform/panel/open-panel';
import type { PanelName } from '@/components/platform/panel/panel-names';
import { preloadPanel } from '@/components/platform/panel/preload-panel';
import { Card } from '@/components/ui/card';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { PencilIcon } from '@/components/ui/icons/icons';
import { isPage } from '@/lib/links/pages';

interface Change {
  readonly page: `/${string}`;
  readonly label: string;
  /** What a plain press opens here in place of the page. */
  readonly panel?: { readonly name: PanelName; readonly subject: string } | undefined;
}

interface AroundCardProps {
  readonly id: string;
  readonly title: string;
  /** Where the reader changes it, and what that is called; left out for whom may not. No pencil is drawn before its page is there. */
  readonly change?: Change | false | undefined;
  readonly children: ReactNode;
}

/** A card beside the sections of a record, with a pencil for whoever changes what it tells. */
export function AroundCard({ id, title, change, children }: AroundCardProps) {
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <Card className="overflow-hidden pb-3">
        <div className="flex items-center gap-3 px-5 pt-4 pb-1 md:px-6">
          <h2 id={id} className="min-w-0 flex-1 py-1 text-base font-semibold wrap-anywhere">
            {title}
          </h2>
          {change && isPage(change.page) && <ChangeLink {...change} />}
        </div>
        {children}
      </Card>
    </section>
  );
}

function ChangeLink({ page, label, panel }: Change) {
  const prepare = () => panel && preloadPanel(panel.name);

  function openHere(event: MouseEvent) {
    if (!panel || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openPanel(panel.name, panel.subject);
  }

  return (
    <Link
      href={page}
      prefetch={false}
      aria-label={label}
      aria-haspopup={panel && 'dialog'}
      title={label}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={openHere}
      className={iconButtonClasses}
    >
      <PencilIcon className="size-4" />
    </Link>
  );
}
